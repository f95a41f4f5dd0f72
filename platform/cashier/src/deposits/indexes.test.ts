import type { RunningPlatform } from '@lobby/platform/platform';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({}, { domains: [] });
});
afterAll(() => running.stop());

/** What was debited of the deposits of a member. */
const debited =
  'SELECT (SELECT sum(finding.fen) FROM payments AS payment JOIN payment_findings AS finding ' +
  "ON finding.payment_id = payment.id AND (finding.ended_as = 'debited' OR finding.id = '') " +
  "WHERE payment.order_id = o.id) FROM deposit_orders AS o WHERE member_id = 'm' AND state = 'credited'";

it.each([
  ['payments_of_order', debited],
  ['payment_findings_of_payment', debited],
  [
    'payment_deliveries_waiting',
    'SELECT id FROM payment_deliveries WHERE processed_at IS NULL AND next_try_at <= 9 ORDER BY id LIMIT 1',
  ],
  ['payment_deliveries_processed', 'DELETE FROM payment_deliveries WHERE processed_at <= 9'],
  [
    'payments_parked_for_choice',
    "SELECT id FROM payments WHERE state = 'parked' AND reason IN ('limit', 'paused') AND (seen_at, id) > (9, '') " +
      'ORDER BY seen_at, id LIMIT 50',
  ],
  ['payment_signals_of_order', "SELECT signal FROM payment_signals WHERE order_id = 'D1'"],
  ['payment_signals_unused', "SELECT signal FROM payment_signals WHERE member_id = 'm' AND order_id IS NULL"],
  [
    'withdrawals_ended',
    'SELECT id FROM withdrawals WHERE finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 100',
  ],
])('%s spares reading and sorting the whole table', async (index, query) => {
  await running.platform.db.transaction().execute(async trx => {
    // The tables of a test are so small that reading and sorting them whole is cheaper.
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    await sql`SET LOCAL enable_bitmapscan = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${sql.raw(query)}`.execute(trx);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });
});
