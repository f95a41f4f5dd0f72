import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let running: RunningPlatform;
beforeAll(async () => {
  const clock = manualClock(Date.parse('2026-11-26T04:00:00Z'));
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
afterAll(() => running.stop());

/** What Postgres would read for a statement, were no table small. */
const planOf = (statement: RawBuilder<unknown>) =>
  running.platform.db.transaction().execute(async trx => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${statement}`.execute(trx);
    return rows.map(line => line['QUERY PLAN']).join('\n');
  });

it.each([
  [
    'the rounds of a venue between two versions',
    'venue_rounds_by_version',
    sql`SELECT * FROM venue_rounds WHERE venue = 'JXDZ' AND version > 1 AND version <= 9`,
  ],
  [
    'the first version of the rounds of a venue since a time',
    'venue_rounds_by_time',
    sql`SELECT min(version) FROM venue_rounds WHERE venue = 'JXDZ' AND played_at >= 9`,
  ],
  [
    'transfers that ended since a time',
    'venue_transfers_by_end',
    sql`SELECT * FROM venue_transfers WHERE finished_at > 9`,
  ],
])('%s are found by an index', async (_, index, statement) => {
  expect(await planOf(statement)).toContain(index);
});
