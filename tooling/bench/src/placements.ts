import { placementFaults, placeWithFaults } from '@lobby/platform-testing/book/faulty-placements';
import { openTestBook } from '@lobby/platform-testing/book/test-book';
import { migrate, openDatabase, seedSites } from '@lobby/platform-testing/internals/running';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import type { Figure } from './figure.ts';

const start = Date.UTC(2026, 10, 20, 12);

/** Bets over a line that loses, delays and repeats what is sent: how many are made twice, and which states are untrue. */
export async function placementFigures(placements: number): Promise<Figure[]> {
  const databaseUrl = process.env.DATABASE_URL;
  const database = await openDatabase({ databaseUrl, dataDir: '', inMemory: true });
  await migrate(database, () => seedSites(database.db, testConfig, start));
  const book = await openTestBook(start, database);
  const began = performance.now();
  const report = await placeWithFaults(book, { placements });
  const seconds = (performance.now() - began) / 1000;
  await book.close();
  for (const violation of report.violations.slice(0, 20)) console.log(violation);
  const { wanted, accepted, rejected, fallen, reported, sentAgain } = report;
  const submits = placementFaults.map(fault => `${report.submits[fault]} ${fault}`).join(', ');
  return [
    {
      what: `bets placed at most once, ${wanted.toLocaleString('en')} with faults (${database.kind}, ${seconds.toFixed(0)} s)`,
      ours: `${report.violations.length} violations`,
      beside: `${accepted} accepted, ${rejected} rejected (${fallen} while they waited), ${sentAgain} sent again; ${reported} states compared`,
      ratio: submits,
      goal: '0',
      met: report.violations.length === 0 && accepted + rejected === wanted,
    },
  ];
}
