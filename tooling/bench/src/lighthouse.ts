import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from './browser.ts';
import { type Figure, median } from './figure.ts';
import type { Served } from './served.ts';

interface Run {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Mobile Lighthouse of `/home` beside the floor page: the middle of three runs each. */
export async function lighthouseFigures(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
): Promise<Figure[]> {
  const least = await measure(browserPath, `${floor.url}/`);
  const figures: Figure[] = [];
  for (const site of sites) {
    const run = await measure(browserPath, `${site.url}/home`);
    const ratio = run.lcp / least.lcp;
    figures.push({
      what: `Lighthouse mobile /home, ${site.name}`,
      ours: told(run),
      beside: `F ${told(least)}`,
      ratio: `LCP ${ratio.toFixed(2)} × F`,
      goal: 'LCP ≤ 1.4 × F, TBT ≤ 50 ms, CLS ≤ 0.02, score ≥ 97',
      met: ratio <= 1.4 && run.tbt <= 50 && run.cls <= 0.02 && run.score >= 97,
    });
  }
  return figures;
}

async function measure(chromePath: string, url: string): Promise<Run> {
  const runs: Run[] = [];
  for (let turn = 0; turn < 3; turn++) runs.push(await once(chromePath, url));
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  return {
    score: middle(run => run.score),
    lcp: middle(run => run.lcp),
    tbt: middle(run => run.tbt),
    cls: middle(run => run.cls),
  };
}

async function once(chromePath: string, url: string): Promise<Run> {
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
      throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`);
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
