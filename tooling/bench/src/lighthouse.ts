import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from './browser.ts';
import type { Figure } from './figure.ts';
import type { Served } from './served.ts';

interface Run {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const turns = 3;

/**
 * Mobile Lighthouse of `/home` beside the floor page, in turns; the best run of each counts. A run that Lighthouse
 * cannot finish (a page that paints too late on a busy machine) says so and does not count.
 */
export async function lighthouseFigures(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
): Promise<Figure[]> {
  const addresses = [`${floor.url}/`, ...sites.map(site => `${site.url}/home`)];
  const runs: Run[][] = addresses.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, address] of addresses.entries()) {
      const run = await once(browserPath, address);
      if (run instanceof Error) console.error(`${address}: ${run.message}`);
      else runs[index]?.push(run);
    }
  }
  const [least, ...bests] = runs.map(best);
  return bests.flatMap((run, index) => {
    const site = sites[index];
    if (!site || !least || !run) return [];
    const ratio = run.lcp / least.lcp;
    return {
      what: `Lighthouse mobile /home, ${site.name}`,
      ours: told(run),
      beside: `F ${told(least)}`,
      ratio: `LCP ${ratio.toFixed(2)} × F`,
      goal: 'LCP ≤ 1.4 × F, TBT ≤ 50 ms, CLS ≤ 0.02, score ≥ 97',
      met: ratio <= 1.4 && run.tbt <= 50 && run.cls <= 0.02 && run.score >= 97,
    };
  });
}

const best = (runs: readonly Run[]): Run | undefined =>
  [...runs].sort((a, b) => b.score - a.score || a.lcp - b.lcp)[0];

async function once(chromePath: string, url: string): Promise<Run | Error> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...browserFlags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      return new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((report.categories.performance?.score ?? 0) * 100),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

const told = (run: Run) =>
  `${run.score}, LCP ${(run.lcp / 1000).toFixed(2)} s, TBT ${Math.round(run.tbt)} ms, CLS ${run.cls.toFixed(3)}`;
