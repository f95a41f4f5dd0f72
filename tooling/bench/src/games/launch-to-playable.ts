import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { dose } from '../dose.ts';
import { type Figure, median } from '../figure.ts';
import type { Served } from '../served.ts';
import { startPlayableClock } from './playable-clock.ts';

/** The demo member of the platform that the sites here are served with. */
const member = { name: 'demo88', password: 'play8888' };
const game = '/dz/game?venue=JXDZ&game=lantern-fair';
const turns = dose(9, 1);
const goal = 3;

/**
 * From the press on 进入游戏 until the game's spin button can be pressed, its money transferred on the way; and the page
 * of the game alone, opened by the address of another launch.
 * @param pages the origin of the games.
 */
export async function launchFigure(browser: Browser, site: Served, pages: string): Promise<Figure> {
  const stored = await logIn(browser, site);
  const open = async () => {
    const context = await browser.newContext({ locale: 'zh-CN', storageState: stored });
    await context.addInitScript(startPlayableClock);
    return context;
  };
  const times: Record<'launched' | 'alone', number[]> = { launched: [], alone: [] };
  // The first turn warms the servers, and is not counted.
  for (let turn = 0; turn <= turns; turn++) {
    const launched = await within(open, async context => untilPlayable(context, site));
    const address = await within(open, async context => addressOfLaunch(context, site, pages));
    const alone = await within(open, async context => untilOpen(context, address));
    if (turn === 0) continue;
    times.launched.push(launched);
    times.alone.push(alone);
  }
  const [ours, beside] = [median(times.launched), median(times.alone)];
  return {
    what: 'slots: from the press to the first enabled spin button',
    ours: `${ours.toFixed(0)} ms`,
    beside: `the page of the game alone ${beside.toFixed(0)} ms`,
    ratio: `${(ours / beside).toFixed(2)} ×`,
    goal: `≤ ${goal} ×`,
    met: ours <= goal * beside,
  };
}

async function within<Result>(
  open: () => Promise<BrowserContext>,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await open();
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function logIn(browser: Browser, site: Served) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${site.url}/home`);
  await page.getByRole('button', { name: '登录' }).first().click();
  await page.getByRole('textbox', { name: '用户名' }).fill(member.name);
  await page.getByRole('textbox', { name: '密码' }).fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const stored = await context.storageState();
  await context.close();
  return stored;
}

/** The page that offers the game, and its press. */
async function offered(context: BrowserContext, site: Served) {
  const page = await context.newPage();
  await page.goto(site.url + game);
  const enter = page.getByRole('button', { name: '进入游戏', exact: true });
  await enter.waitFor();
  await page.waitForLoadState('networkidle');
  return { page, enter };
}

async function untilPlayable(context: BrowserContext, site: Served): Promise<number> {
  const { page, enter } = await offered(context, site);
  await enter.click();
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The game was not framed.');
  const playableAt = await playableIn(frame);
  const pressedAt = await page.evaluate(() => window.pressedAt);
  return playableAt - (pressedAt ?? Number.NaN);
}

/** The address of a launch whose page nobody has opened. */
async function addressOfLaunch(context: BrowserContext, site: Served, pages: string): Promise<string> {
  const { page, enter } = await offered(context, site);
  await page.route(`${pages}/**`, route => route.abort());
  const asked = page.waitForRequest(request => request.url().startsWith(`${pages}/play/`));
  await enter.click();
  return (await asked).url();
}

async function untilOpen(context: BrowserContext, address: string): Promise<number> {
  const page: Page = await context.newPage();
  await page.goto(address);
  const playableAt = await playableIn(page.mainFrame());
  return playableAt - (await page.evaluate(() => performance.timeOrigin));
}

async function playableIn(frame: Frame): Promise<number> {
  await frame.waitForFunction(() => window.playableAt !== undefined);
  return frame.evaluate(() => window.playableAt ?? Number.NaN);
}
