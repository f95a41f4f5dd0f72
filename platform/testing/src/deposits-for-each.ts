import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Payer, type TestDeposits, testDeposits } from './test-deposits.ts';

interface Made {
  readonly world: TestDeposits;
  readonly payer: Payer;
}

/**
 * One platform with its payment provider for the tests of a file, and a new payer for each.
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
    await check?.(world);
    await world.stop();
  });
}
