import { median } from './figure.ts';
import type { Served } from './served.ts';

/** The numbers of one page load, by name. */
export type Reading<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Opens every page once per round, in turns, so that other load on the machine affects all of them equally. Returns
 * the median of each number of each page; a page that could not be measured is left out of that round.
 */
export async function inTurns<Name extends string>(
  pages: readonly Served[],
  rounds: number,
  read: (page: Served) => Promise<Reading<Name> | Error>,
): Promise<ReadonlyMap<Served, Reading<Name>>> {
  const readings = new Map<Served, Reading<Name>[]>(pages.map(page => [page, []]));
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) {
      const reading = await read(page);
      if (reading instanceof Error) console.error(`${page.name}: ${reading.message}`);
      else readings.get(page)?.push(reading);
    }
  }
  return new Map([...readings].flatMap(([page, all]) => (all[0] ? [[page, middle(all, all[0])]] : [])));
}

function middle<Name extends string>(
  readings: readonly Reading<Name>[],
  shape: Reading<Name>,
): Reading<Name> {
  // Safe: every reading has the names of the first one.
  const names = Object.keys(shape) as Name[];
  const entries = names.map(name => [name, median(readings.map(reading => reading[name]))]);
  return Object.fromEntries(entries) as Reading<Name>;
}
