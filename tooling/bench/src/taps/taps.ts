import type { CDPSession, Locator, Page } from 'playwright';
import { openBrowser } from '../browser.ts';
import { dose } from '../dose.ts';
import { type Figure, percentile } from '../figure.ts';
import type { Served } from '../served.ts';
import { fillSlip } from './fill-slip.ts';
import { startTapClock, type Tap, type TapKind } from './tap-clock.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };
const slowness = 4;
const legs = 10;
const system = '10串1013';
const taps = dose(60, 2);
/** A finger stays on a key so long, and the next tap comes so much later, ms. */
const held = 70;
const pause = 500;
const goal = 50;

/**
 * From a tap on the keypad to the painted win amount of ten legs and their full system, on a slow phone; beside it a
 * text that a click handler writes into the same page.
 */
export async function tapFigures(browserPath: string, sites: readonly Served[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const site of sites) figures.push(await tapFigure(browserPath, site));
  return figures;
}

async function tapFigure(browserPath: string, site: Served): Promise<Figure> {
  const browser = await openBrowser(browserPath);
  try {
    const page = await browser.newPage(phone);
    const slip = await fillSlip(page, site.url, legs, system);
    const timed = await timeTaps(page, slip);
    const at = (percent: number, of: TapKind, what: (tap: Tap) => number) =>
      Math.round(percentile(timed.filter(tap => tap.of === of).map(what), percent));
    const summary = (of: TapKind) =>
      `${at(95, of, painted)} ms (median ${at(50, of, painted)}), ${at(95, of, written)} until written`;
    const ours = at(95, 'ours', painted);
    return {
      what: `tap to painted win, ${legs} legs and ${system}, CPU 4x, ${site.name}, p95`,
      ours: summary('ours'),
      beside: `direct DOM ${summary('direct')}`,
      ratio: `D + ${ours - at(95, 'direct', painted)} ms`,
      goal: `≤ ${goal} ms`,
      met: ours <= goal,
    };
  } finally {
    await browser.close();
  }
}

const painted = (tap: Tap) => tap.painted;
const written = (tap: Tap) => tap.written;

async function timeTaps(page: Page, slip: Locator): Promise<Tap[]> {
  const win = slip.locator('[data-pinned] dl > div', { hasText: /可赢金额|最高可赢/ });
  await win.locator('dd').evaluate(startTapClock);
  const keys = await Promise.all(
    ['5', '8', '退格', '退格'].map(name => centre(slip.getByRole('button', { name, exact: true }))),
  );
  const direct = await centre(page.locator('#direct'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  for (let at = 0; at < taps; at++) {
    const key = keys[at % keys.length];
    if (key) await tap(page, session, key);
    await tap(page, session, direct);
  }
  return page.evaluate(() => window.taps);
}

/** A tap without the checks of a test's click, which would run in the page and take its time. */
async function tap(page: Page, session: CDPSession, at: { x: number; y: number }): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(held);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(pause);
}

async function centre(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('A key of the slip is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
