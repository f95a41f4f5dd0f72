import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Payer, type TestDeposits, testDeposits } from './test-deposits.ts';

interface Made {
  readonly world: TestDeposits;
  readonly payer: Payer;
}

/**
 * One platform with its payment provider for the tests of a file, and a new payer for each; its orders stand in the end
 * where their logs say.
 * @param take gets both before each test.
 * @param check looks at the platform after the last one.
 */
export function depositsForEach(take: (made: Made) => void, check?: (world: TestDeposits) => Promise<void>) {
  let world: TestDeposits;
  beforeAll(async () => {
    world = await testDeposits();
  });
  beforeEach(async () => take({ world, payer: await world.join() }));
  afterAll(async () => {
    expect(await ordersBesideTheirLog(world), 'orders whose log says another state').toEqual([]);
    await check?.(world);
    await world.stop();
  });
}

async function ordersBesideTheirLog(world: TestDeposits): Promise<unknown[]> {
  const { rows } = await sql`SELECT id, state, logged FROM (SELECT id, state,
      (SELECT state FROM deposit_order_events WHERE order_id = o.id ORDER BY id DESC LIMIT 1) AS logged
    FROM deposit_orders AS o) AS compared WHERE logged IS DISTINCT FROM state`.execute(
    world.running.platform.db,
  );
  return rows;
}
