import type { CDPSession } from 'playwright';
import { openBrowser } from '../browser.ts';
import { servePage } from '../build-page.ts';
import { dose } from '../dose.ts';
import { type Figure, median } from '../figure.ts';

const many = 5_000;
const few = 60;
const turns = dose(5, 1);
const scrollMs = dose(4_000, 300);

interface Cost {
  /** Processor time of the main thread, ms, which another process cannot lengthen as it does a time by the clock. */
  readonly paint: number;
  readonly search: number;
  /** For each frame of scrolling. */
  readonly frame: number;
  /** Of JavaScript after a collection, MB. */
  readonly memory: number;
  readonly cards: number;
}

/** The real page of slots with 5,000 games and a CPU four times as slow, compared with the same page with 60. */
export async function gameListFigures(browserPath: string): Promise<Figure[]> {
  const served = await servePage('games', 'games');
  const browser = await openBrowser(browserPath);
  const costs: Record<'many' | 'few', Cost[]> = { many: [], few: [] };
  try {
    for (let turn = 0; turn < turns; turn++) {
      for (const [name, count] of Object.entries({ many, few }) as ['many' | 'few', number][]) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
        const session = await page.context().newCDPSession(page);
        await page.goto(served.url);
        await page.waitForFunction(() => 'startGames' in window);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const [paint] = await timed(session, () => page.evaluate(n => window.startGames(n), count));
        const [scroll, frames] = await timed(session, () =>
          page.evaluate(ms => window.scrollGames(ms), scrollMs),
        );
        const [search] = await timed(session, () => page.evaluate(() => window.searchGames('g')));
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await session.send('HeapProfiler.collectGarbage');
        const memory = ((await metrics(session)).get('JSHeapUsedSize') ?? 0) / 1_048_576;
        const cards = await page.locator('article').count();
        costs[name].push({ paint, search, frame: scroll / Math.max(1, frames), memory, cards });
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  const row = (what: string, pick: (cost: Cost) => number, unit: string, goal: number): Figure => {
    const [ours, beside] = [median(costs.many.map(pick)), median(costs.few.map(pick))];
    const text = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
    return {
      what: `slots, ${many.toLocaleString('en')} games, CPU 4x: ${what}`,
      ours: text(ours),
      beside: `${few} games ${text(beside)}`,
      ratio: `${(ours / beside).toFixed(2)} ×`,
      goal: `≤ ${goal} ×`,
      met: ours <= goal * beside,
    };
  };
  return [
    row('until the cards are painted', cost => cost.paint, 'ms', 2),
    row('a frame of scrolling', cost => cost.frame, 'ms', 1.25),
    row('a letter of the search until painted', cost => cost.search, 'ms', 2),
    row('memory of scripts', cost => cost.memory, 'MB', 2),
    row('cards in the page', cost => cost.cards, '', 1.25),
  ];
}

/** What work took of the main thread, ms, and its result. */
async function timed<Result>(session: CDPSession, work: () => Promise<Result>): Promise<[number, Result]> {
  const before = await metrics(session);
  const result = await work();
  const after = await metrics(session);
  return [((after.get('TaskDuration') ?? 0) - (before.get('TaskDuration') ?? 0)) * 1_000, result];
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}
