import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../ports.ts';
import { type Engine, type EngineOptions, overJson } from './engine.ts';
import { type Program, startProgram } from './program.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * WebKit, by WebDriver: WebKitGTK's small browser on a screen in memory. Its pointer is a mouse at every width.
 * @param browser its MiniBrowser.
 */
export async function startWebKit(browser: string, { width, height }: EngineOptions): Promise<Engine> {
  // Nothing hands out the focus on this screen, so the window under the pointer has it. The pointer stands in the middle:
  // there the window has its bar.
  const middle = { x: width, y: height + 100 };
  const screen = startProgram(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${2 * middle.x}x${2 * middle.y}x24`],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await screen.says(/^\d+$/);
  const port = await freePort();
  const home = await homeFolder();
  const driver = startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${display}`,
      TZ: 'Asia/Shanghai',
      // With none its language is “C”, which Intl refuses.
      LANG: 'zh_CN.UTF-8',
    },
  });
  const quit = async () => {
    await driver.stop();
    await screen.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const session = await newSession(`http://127.0.0.1:${port}`, browser, driver);
    const engine = engineOf(session, driver, quit);
    const resize = (outer: number) =>
      session('POST', '/window/rect', { x: middle.x - 100, y: middle.y - 5, width, height: outer });
    await resize(height);
    const bar = height - (await engine.run(() => window.innerHeight));
    await resize(height + bar);
    return engine;
  } catch (error) {
    await quit();
    throw error;
  }
}

/**
 * A home folder whose settings ask for no more motion than needed, and for small buttons in the bar of the browser: with
 * those of the theme its window is never narrower than 447 px.
 */
async function homeFolder(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'lobby-webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(home, toolkit));
    await writeFile(path.join(home, toolkit, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    await writeFile(
      path.join(home, toolkit, 'gtk.css'),
      'button, entry { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n',
    );
  }
  return home;
}

type Session = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function newSession(driverUrl: string, binary: string, driver: Program): Promise<Session> {
  const ask = withTimeout('WebKit');
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  await answering(driverUrl, driver);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const made = await ask('its start', () => send('POST', `${driverUrl}/session`, { capabilities }));
  const { sessionId } = made as { sessionId: string };
  return (method, path, body) =>
    ask(`${method} ${path}`, () => send(method, `${driverUrl}/session/${sessionId}${path}`, body));
}

function engineOf(session: Session, driver: Program, quit: () => Promise<void>): Engine {
  return {
    async open(url) {
      await session('POST', '/url', { url });
    },
    async run(call, ...args) {
      const script = `
        const [json, done] = arguments;
        (${overJson(call)})(json).then(
          value => done(JSON.stringify({ value })),
          error => done(JSON.stringify({ error: String(error) })),
        );`;
      const said = await session('POST', '/execute/async', { script, args: [JSON.stringify(args)] });
      const { value, error } = JSON.parse(String(said));
      if (error) throw new Error(`In the page: ${error}`);
      return JSON.parse(value);
    },
    async act(devices) {
      await session('POST', '/actions', { actions: devices });
    },
    picture: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
    errors: () => driver.lines.filter(line => /CONSOLE .*\bERROR\b/.test(line)),
    async quit() {
      // A browser that hangs ends with its screen.
      await session('DELETE', '').catch(() => undefined);
      await quit();
    },
  };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKit: ${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until the driver, which says nothing when it is ready, answers. */
async function answering(url: string, driver: Program): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', `${url}/status`);
      return;
    } catch (error) {
      if (tries >= 600)
        throw new Error(`WebKitWebDriver does not answer.\n${driver.lines.join('\n')}`, { cause: error });
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}
