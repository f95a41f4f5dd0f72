import type { Browser, CDPSession } from 'playwright';
import { openBrowser } from './browser.ts';
import { servePage } from './build-page.ts';
import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import { lighthouseFigures } from './lighthouse.ts';
import type { Checkout } from './options.ts';
import type { Served } from './served.ts';
import { serveSites } from './sites.ts';

const minutes = dose(10, 0.02);
const price = 'main button[aria-pressed]';
const mostGrowth = 1.1;

/** The first paint of the sports page beside that of `/home`, with the real platform, and whether its memory grows while a list of matches in play runs. */
export async function sportPageFigures(
  browserPath: string,
  checkout: Checkout,
  rounds: number,
): Promise<Figure[]> {
  const floor = await servePage('F, the floor', 'floor');
  const served = await serveSites(checkout);
  const browser = await openBrowser(browserPath);
  try {
    const [site] = served.sites;
    if (!site) throw new Error('There is no brand under brands/.');
    const pages = ['/home', '/game/sport/crty'].map(path => ({
      ...site,
      ...{ url: site.url + path, name: `${path}, ${site.name}` },
    }));
    return [
      ...(await lighthouseFigures(browserPath, floor, pages, rounds)).map(withoutGoal),
      await memoryFigure(browser, site),
    ];
  } finally {
    await browser.close();
    await served.stop();
    await floor.stop();
  }
}

/** The goals are those of `/home`, which is measured by itself. */
const withoutGoal = ({ what, ours, beside, ratio }: Figure): Figure => ({
  what,
  ours,
  beside,
  ratio,
  goal: '',
});

/** Memory of scripts after a collection, once the list has run a while and at the end. */
async function memoryFigure(browser: Browser, site: Served): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site.url}/game/sport/crty?sport=VF`);
  await page.locator(price).first().waitFor();
  const readings: number[] = [];
  for (let part = 0; part < 5; part++) {
    await page.waitForTimeout((minutes * 60_000) / 5);
    readings.push(await memoryOf(session));
  }
  await page.close();
  const [start = Number.NaN, end = Number.NaN] = [readings[0], readings.at(-1)];
  return {
    what: `a live list for ${minutes} minutes: memory of scripts`,
    ours: readings.map(megabytes => megabytes.toFixed(1)).join(', '),
    beside: `after a fifth of the time ${start.toFixed(1)} MB`,
    ratio: `${(end / start).toFixed(2)} ×`,
    goal: `≤ ${mostGrowth} ×`,
    met: end <= mostGrowth * start,
  };
}

async function memoryOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
