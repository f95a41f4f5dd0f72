import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type EngineOptions, overJson } from './engine.ts';
import { startProgram } from './program.ts';
import { withTimeout } from './with-timeout.ts';

/** Nothing is asked of other machines, nothing is opened besides the page, and nothing moves that need not. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  'ui.prefersReducedMotion': 1,
};

/**
 * What media queries know of the pointer (coarse is 1, fine 2, hovering 4): without a window there is none. Where it is a
 * finger, scroll bars take no room.
 */
const pointerOf = ({ hasTouch }: EngineOptions) => {
  const abilities = hasTouch ? 1 : 2 + 4;
  return {
    'ui.primaryPointerCapabilities': abilities,
    'ui.allPointerCapabilities': abilities,
    'ui.useOverlayScrollbars': hasTouch ? 1 : 0,
  };
};

/** Firefox, by WebDriver BiDi, without a window. @param program its path. */
export async function startFirefox(program: string, viewport: EngineOptions): Promise<Engine> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'lobby-firefox-'));
  const lines = Object.entries({ ...preferences, ...pointerOf(viewport) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(home, 'user.js'), lines.join('\n'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    home,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ];
  const browser = startProgram(program, args, {
    env: { ...process.env, HOME: home, TZ: 'Asia/Shanghai' },
  });
  const quit = async () => {
    await browser.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const ask = withTimeout('Firefox');
    const [, address = ''] = await ask('its start', () =>
      browser.says(/WebDriver BiDi listening on (ws:\S+)/),
    );
    const bidi = await ask('a connection', () => connectBidi(`${address}/session`, ask));
    await bidi.send('session.new', { capabilities: {} });
    return await engineOf(bidi, viewport, quit);
  } catch (error) {
    await quit();
    throw error;
  }
}

async function engineOf(
  bidi: Bidi,
  { width, height }: EngineOptions,
  quit: () => Promise<void>,
): Promise<Engine> {
  const errors: string[] = [];
  bidi.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') errors.push(String(text));
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  // Not the window it starts with: that one is never the active one, so that nothing on its page has the focus.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window' });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(call, ...args) {
      const answer = await bidi.send<Answer>('script.callFunction', {
        functionDeclaration: overJson(call),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(`In the page: ${answer.exceptionDetails.text}`);
      return JSON.parse(answer.result.value);
    },
    async act(actions) {
      await bidi.send('input.performActions', { context, actions });
    },
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    async quit() {
      bidi.close();
      await quit();
    },
  };
}

type Answer =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
