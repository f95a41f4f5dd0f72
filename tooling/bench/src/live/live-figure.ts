import type { BenchPage } from '@lobby/sportsbook/bench';
import type { CDPSession, Page } from 'playwright';
import { openBrowser } from '../browser.ts';
import { servePage } from '../build-page.ts';
import { dose } from '../dose.ts';
import { type Figure, median } from '../figure.ts';
import type { Served } from '../served.ts';

const updatesPerSecond = 5_000;
const seconds = dose(6, 0.5);
const turns = dose(3, 1);

interface Cost {
  /** Main thread time per second of feed, ms. */
  readonly task: number;
  readonly script: number;
  /** Prices on the page. */
  readonly shown: number;
  readonly lost: number;
}

const names: Readonly<Record<BenchPage, string>> = { list: 'live list', match: 'live match page' };

/**
 * The real list, or the page of a match with every market, at 5,000 updates a second and a CPU four times as slow,
 * compared with writing the same into the DOM.
 */
export async function liveFigure(browserPath: string, which: BenchPage): Promise<Figure> {
  const served = await servePage('live', 'live');
  const browser = await openBrowser(browserPath);
  const costs: Record<'keyed' | 'direct', Cost[]> = { keyed: [], direct: [] };
  try {
    for (let turn = 0; turn < turns; turn++) {
      for (const variant of ['keyed', 'direct'] as const) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
        costs[variant].push(await run(page, served, [which, variant, updatesPerSecond]));
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  const middle = (all: Cost[], pick: (cost: Cost) => number) => Math.round(median(all.map(pick)));
  const ours = {
    task: middle(costs.keyed, cost => cost.task),
    script: middle(costs.keyed, cost => cost.script),
  };
  const limit = {
    task: middle(costs.direct, cost => cost.task),
    script: middle(costs.direct, cost => cost.script),
  };
  const lost = Math.max(...costs.keyed.map(cost => cost.lost));
  const shown = Math.min(...[...costs.keyed, ...costs.direct].map(cost => cost.shown));
  const ratio = ours.task / limit.task;
  return {
    what: `${names[which]}, ${shown} prices, 5,000 updates/s, CPU 4x`,
    ours: `${ours.task} ms/s main thread, ${ours.script} script, ${lost} last prices lost`,
    beside: `direct DOM ${limit.task} ms/s, ${limit.script} script`,
    ratio: `${ratio.toFixed(2)} × D`,
    goal: '≤ 1.15 × D, nothing lost',
    met: ratio <= 1.15 && lost === 0 && shown > 0,
  };
}

async function run(page: Page, served: Served, started: Parameters<typeof window.startLive>): Promise<Cost> {
  await page.goto(served.url);
  await page.waitForFunction(() => 'startLive' in window);
  await page.evaluate(what => window.startLive(...what), started);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(dose(1_500, 200));
  const before = await metrics(session);
  await page.waitForTimeout(seconds * 1_000);
  const after = await metrics(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { shown, lost } = await page.evaluate(() => window.endLive());
  const perSecond = (name: string) =>
    (((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000) /
    ((after.get('Timestamp') ?? 1) - (before.get('Timestamp') ?? 0));
  return { task: perSecond('TaskDuration'), script: perSecond('ScriptDuration'), shown, lost };
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}
