import type { CDPSession, Page } from 'playwright';
import { openBrowser } from '../browser.ts';
import { servePage } from '../build-page.ts';
import { dose } from '../dose.ts';
import { type Figure, median } from '../figure.ts';
import type { Served } from '../served.ts';

const many = 5_000;
const few = 60;
const turns = dose(7, 1);
const frames = dose(240, 20);
type Length = 'many' | 'few';

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
  const costs: Record<Length, Cost[]> = { many: [], few: [] };
  try {
    for (let turn = 0; turn < turns; turn++) {
      // Each goes first as often: what comes first finds caches colder.
      const order: Length[] = turn % 2 === 0 ? ['many', 'few'] : ['few', 'many'];
      for (const name of order) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
        costs[name].push(await costOf(page, served, name === 'many' ? many : few));
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

async function costOf(page: Page, served: Served, count: number): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await page.goto(served.url);
  await page.waitForFunction(() => 'startGames' in window);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const paint = await timed(session, () => page.evaluate(n => window.startGames(n), count));
  const scroll = await timed(session, () => page.evaluate(n => window.scrollGames(n), frames));
  const search = await timed(session, () => page.evaluate(() => window.searchGames('m')));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('HeapProfiler.collectGarbage');
  const memory = ((await metrics(session)).get('JSHeapUsedSize') ?? 0) / 1_048_576;
  const cards = await page.locator('article').count();
  return { paint, search, frame: scroll / frames, memory, cards };
}

/** What work took of the main thread, ms. */
async function timed(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const taken = async () => (await metrics(session)).get('TaskDuration') ?? 0;
  const before = await taken();
  await work();
  return ((await taken()) - before) * 1_000;
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}
