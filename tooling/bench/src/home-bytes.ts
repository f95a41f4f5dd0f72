import { openBrowser } from './browser.ts';
import { dose } from './dose.ts';
import { type Figure, kilobytes } from './figure.ts';
import { listenToWire } from './listen-to-wire.ts';
import type { Served } from './served.ts';

const openForMs = dose(6_000, 500);
const goal = { timesFloor: 1.15, files: 4, requests: 12, bytes: 160 * 1024 };

interface Weight {
  /** Bytes and files of JavaScript that the page itself references: required before it is interactive. */
  readonly first: { readonly bytes: number; readonly files: number };
  /** The same including files that are loaded afterwards. */
  readonly all: { readonly bytes: number; readonly files: number };
  readonly route: { readonly bytes: number; readonly requests: number; readonly preflights: number };
}

/** The transfer size (brotli) of `/home` within the first six seconds without interaction. */
export async function homeBytes(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
): Promise<Figure[]> {
  const browser = await openBrowser(browserPath);
  try {
    const least = await weigh(browser, `${floor.url}/`);
    const figures: Figure[] = [];
    for (const site of sites) {
      const { first, all, route } = await weigh(browser, `${site.url}/home`);
      figures.push(
        {
          what: `JS of the first page /home, ${site.name}`,
          ours: `${kilobytes(first.bytes)} in ${first.files} files`,
          beside: `F ${kilobytes(least.first.bytes)}`,
          ratio: `${(first.bytes / least.first.bytes).toFixed(2)} × F`,
          goal: `≤ ${goal.timesFloor} × F in ≤ ${goal.files} files`,
          met: first.bytes <= goal.timesFloor * least.first.bytes && first.files <= goal.files,
        },
        {
          what: `All of /home in ${openForMs / 1_000} s, ${site.name}`,
          ours: `${kilobytes(route.bytes)} in ${route.requests} requests, ${route.preflights} preflights; JS ${kilobytes(all.bytes)} in ${all.files} files`,
          beside: `F ${kilobytes(least.route.bytes)}`,
          ratio: `${(route.bytes / least.route.bytes).toFixed(2)} × F`,
          goal: `≤ ${kilobytes(goal.bytes)} in ≤ ${goal.requests} requests, no preflight`,
          met: route.bytes <= goal.bytes && route.requests <= goal.requests && route.preflights === 0,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wire = await listenToWire(page);
  const answer = await page.goto(url, { waitUntil: 'load' });
  const markup = (await answer?.text()) ?? '';
  await page.waitForTimeout(openForMs);
  const all = wire.loads();
  await context.close();
  const scripts = all.filter(load => load.type === 'Script');
  const first = scripts.filter(load => markup.includes(`"${new URL(load.url).pathname}"`));
  const preflights = all.filter(load => load.type === 'Preflight').length;
  return {
    first: { bytes: sum(first), files: first.length },
    all: { bytes: sum(scripts), files: scripts.length },
    route: { bytes: sum(all), requests: all.length, preflights },
  };
}

const sum = (loads: readonly { readonly bytes: number }[]) =>
  loads.reduce((bytes, load) => bytes + load.bytes, 0);
