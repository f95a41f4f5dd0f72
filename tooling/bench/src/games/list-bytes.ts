import type { Browser, Page } from 'playwright';
import { dose } from '../dose.ts';
import { type Figure, kilobytes } from '../figure.ts';
import { listenToWire } from '../listen-to-wire.ts';
import type { Served } from '../served.ts';

/** The two pages of one kind, of a category with thousands of games and of one with few. */
export interface Lists {
  readonly many: { readonly path: string; readonly count: number };
  readonly few: { readonly path: string; readonly count: number };
}

const openForMs = dose(6_000, 500);
const goal = 2;

/** What the page of 5,000 games fetches in its first six seconds, its pictures with it, and the page of 60. */
export async function listBytesFigure(browser: Browser, site: Served, lists: Lists): Promise<Figure> {
  for (const list of [lists.many, lists.few]) await untilListed(browser, site, list);
  const many = await weigh(browser, site, lists.many);
  const few = await weigh(browser, site, lists.few);
  const text = ({ bytes, requests, calls }: Weight) =>
    `${kilobytes(bytes)} in ${requests} requests, answers ${kilobytes(calls)}`;
  return {
    what: `slots, ${lists.many.count.toLocaleString('en')} games: all of the page in ${openForMs / 1_000} s`,
    ours: text(many),
    beside: `${lists.few.count} games ${text(few)}`,
    ratio: `${(many.bytes / few.bytes).toFixed(2)} ×`,
    goal: `≤ ${goal} ×`,
    met: many.bytes <= goal * few.bytes,
  };
}

/** How often a list is opened until the platform has its games: it asks a venue that answered late again. */
const attempts = 10;

async function untilListed(browser: Browser, site: Served, { path, count }: Lists['many']): Promise<void> {
  const page = await browser.newPage({ locale: 'zh-CN' });
  for (let attempt = 1; ; attempt++) {
    await page.goto(site.url + path);
    const isListed = await countOn(page, count)
      .waitFor()
      .then(() => true)
      .catch((error: unknown) => {
        if (attempt === attempts) throw error;
        return false;
      });
    if (isListed) return page.close();
  }
}

const countOn = (page: Page, count: number) => page.getByRole('status').filter({ hasText: `${count} ` });

interface Weight {
  readonly bytes: number;
  readonly requests: number;
  /** Of the answers of the platform alone. */
  readonly calls: number;
}

async function weigh(browser: Browser, site: Served, { path, count }: Lists['many']): Promise<Weight> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  const wire = await listenToWire(page);
  await page.goto(site.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(openForMs);
  // Only a page that shows the games is weighed.
  await countOn(page, count).waitFor();
  const loads = wire.loads();
  await context.close();
  const sum = (some: typeof loads) => some.reduce((bytes, load) => bytes + load.bytes, 0);
  return {
    bytes: sum(loads),
    requests: loads.length,
    calls: sum(loads.filter(({ type }) => type === 'Fetch' || type === 'XHR')),
  };
}
