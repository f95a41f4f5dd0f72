import type { Browser } from 'playwright';
import { openBrowser } from './browser.ts';
import { dose } from './dose.ts';
import { blockedRatio, type Figure, mostBlocked } from './figure.ts';
import { inTurns, type Reading } from './in-turns.ts';
import type { Served } from './served.ts';

/** A mid-range phone on slow 4G by Lighthouse's definition; here the browser is really throttled. */
const slowness = 4;
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const openForMs = dose(8_000, 3_000);

/** `beyond`: ms of all tasks above their first 50; `count`: tasks of more than 50 ms; `painted`: first paint, ms. */
type Blocked = Reading<'beyond' | 'count' | 'painted'>;

/**
 * The tasks that block the main thread in the first eight seconds of `/home` on a slow phone, as timed by the browser,
 * compared with the floor page. Lighthouse computes the same from a fast run; here it is measured.
 */
export async function longTaskFigures(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
  rounds: number,
): Promise<Figure[]> {
  const browser = await openBrowser(browserPath);
  try {
    const all = await inTurns([floor, ...sites], rounds, page => blockedOn(browser, page.url));
    const least = all.get(floor);
    return sites.flatMap(site => {
      const ours = all.get(site);
      if (!least || !ours) return [];
      return {
        what: `tasks beyond 50 ms on ${site.name}, slow phone`,
        ours: summary(ours),
        beside: `F ${summary(least)}`,
        ratio: `${blockedRatio(ours.beyond, least.beyond)}, F ${ours.count < least.count ? '−' : '+'} ${Math.abs(ours.count - least.count)} tasks`,
        goal: `≤ ${mostBlocked} × F, ≤ F + 1 tasks`,
        met: ours.beyond <= mostBlocked * least.beyond && ours.count <= least.count + 1,
      };
    });
  } finally {
    await browser.close();
  }
}

async function blockedOn(browser: Browser, url: string): Promise<Blocked> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver(list => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(openForMs);
  const summary = await page.evaluate(() => ({
    tasks: window.longTasks.map(({ duration }) => duration),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const beyond = summary.tasks.reduce((ms, duration) => ms + duration - 50, 0);
  return { beyond, count: summary.tasks.length, painted: summary.painted };
}

const summary = ({ beyond, count, painted }: Blocked) =>
  `${Math.round(beyond)} ms in ${count}, first paint ${(painted / 1_000).toFixed(2)} s`;

declare global {
  interface Window {
    longTasks: PerformanceEntry[];
  }
}
