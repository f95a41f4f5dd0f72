import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags } from './browser.ts';
import { blockedRatio, type Figure, mostBlocked } from './figure.ts';
import { inTurns, type Reading } from './in-turns.ts';
import type { Served } from './served.ts';

/**
 * `tbt` leaves out what ran before the first paint, so that a page which paints late has little of it; `blocked` has all.
 */
type Run = Reading<'score' | 'lcp' | 'tbt' | 'blocked' | 'cls'>;

/** A trace that a busy machine began too late is recorded anew, this often at most. */
const MAX_ATTEMPTS = 3;

/**
 * Mobile Lighthouse of pages of the sites and of the floor page, in alternation; the median of each number counts. A
 * page that no attempt could record has a figure that says so.
 */
export async function lighthouseFigures(
  browserPath: string,
  floor: Served,
  sites: readonly Served[],
  rounds: number,
): Promise<Figure[]> {
  const runs = await inTurns([floor, ...sites], rounds, page => recorded(browserPath, page.url));
  const least = runs.get(floor);
  return sites.map(site => {
    const run = runs.get(site);
    if (!least || !run) return notRecorded(site);
    const ratio = run.lcp / least.lcp;
    return {
      what: `Lighthouse mobile ${site.name}`,
      ours: summary(run),
      beside: `F ${summary(least)}`,
      ratio: `LCP ${ratio.toFixed(2)} × F, blocked ${blockedRatio(run.blocked, least.blocked)}`,
      goal: `LCP ≤ 1.25 × F, blocked ≤ ${mostBlocked} × F, CLS ≤ 0.02, score ≥ 97`,
      met: ratio <= 1.25 && run.blocked <= mostBlocked * least.blocked && run.cls <= 0.02 && run.score >= 97,
    };
  });
}

const notRecorded = ({ name }: Served): Figure => ({
  what: `Lighthouse mobile ${name}`,
  ours: 'not recorded',
  beside: '',
  ratio: '',
  goal: 'a recorded trace',
  met: false,
});

async function recorded(browserPath: string, url: string): Promise<Run | Error> {
  let run = await once(browserPath, url);
  for (let attempt = 1; run instanceof Error && attempt < MAX_ATTEMPTS; attempt++)
    run = await once(browserPath, url);
  return run;
}

/** One run in a separate browser, or why Lighthouse could not record it (a page that paints too late). */
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
      blocked: beyond50(report.audits['long-tasks']?.details),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** ms above 50 of every task that is longer, by Lighthouse's own table of them. */
function beyond50(details: Details): number {
  if (details?.type !== 'table') return 0;
  const durations = details.items.map(({ duration }) => (typeof duration === 'number' ? duration : 0));
  return durations.reduce((ms, duration) => ms + Math.max(0, duration - 50), 0);
}
type Details = Result['audits'][string]['details'];

const summary = (run: Run) =>
  `${run.score}, LCP ${(run.lcp / 1000).toFixed(2)} s, blocked ${Math.round(run.blocked)} ms, TBT ${Math.round(run.tbt)} ms, CLS ${run.cls.toFixed(3)}`;
