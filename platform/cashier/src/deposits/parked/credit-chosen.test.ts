import { contract } from '@lobby/api-client/contract';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import {
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chosenCrediter } from './credit-chosen.ts';

let world: TestDeposits;
let payers: Payer[];
const opening = 1_000_000n;
beforeAll(async () => {
  world = await testDeposits();
});
beforeEach(async () => {
  payers = [];
});
afterAll(async () => {
  expect(await auditLedger(world.running.platform.db)).toEqual([]);
  await world.stop();
});

const db = () => world.running.platform.db;
/** A member whose payment is parked for a limit of nothing, and who wants it credited. */
async function parked(): Promise<{ id: string; orderId: string }> {
  const payer = await world.join();
  payers.push(payer);
  const { orderId } = await order(payer, 'unionpay-1', '200');
  await setLimit(payer, 1n);
  world.clock.advance(1);
  world.provider.pay(orderId);
  await world.settle();
  await payer.call(contract.payment.parkedWish, { orderId, wish: 'credit' });
  return { id: await paymentOf(orderId), orderId };
}
const paymentOf = async (orderId: string) => {
  const rows = db().selectFrom('payments').select('id').where('order_id', '=', orderId);
  return (await rows.executeTakeFirstOrThrow()).id;
};
const setLimit = ({ userId }: Payer, amount: bigint) =>
  db()
    .insertInto('protection_limits')
    .values({ member_id: userId, kind: 'deposit', period: 'day', amount })
    .onConflict(conflict => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ amount }))
    .execute();
const stateOf = async (orderId: string) =>
  (
    await db()
      .selectFrom('deposit_orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state;

it('a payment within its limit is credited in the next run when the first ones, above theirs, filled one', async () => {
  const orders = [await parked(), await parked(), await parked()];
  const last = orders.at(-1)!;
  await setLimit(payers.at(-1)!, 1_000_00n);
  const run = chosenCrediter(world.running.platform, { page: 1, most: 2 });
  await run();
  expect(await stateOf(last.orderId)).toBe('parked');
  await run();
  expect(await stateOf(last.orderId)).toBe('credited');
  await setLimit(payers[0]!, 1_000_00n);
  await run();
  expect(await stateOf(orders[0]!.orderId)).toBe('credited');
});

it('parts that completed an order above a limit are credited together, with the bonus of the whole', async () => {
  const payer = await world.join();
  const { orderId } = await order(payer, 'unionpay-1', '200');
  await db().updateTable('deposit_orders').set({ bonus_rate: '0.01' }).where('id', '=', orderId).execute();
  await setLimit(payer, 1n);
  for (const amount of ['150.5', '49.5']) {
    world.clock.advance(1);
    world.provider.pay(orderId, { amount });
    await world.settle();
  }
  await payer.call(contract.payment.parkedWish, { orderId, wish: 'credit' });
  const run = chosenCrediter(world.running.platform);
  const credited = async () => {
    await run();
    const rows = db().selectFrom('payments').select('state').where('order_id', '=', orderId).execute();
    return [(await rows).map(({ state }) => state), (await pursesOf(db(), payer.userId)).available - opening];
  };
  // The limit allows one of them alone.
  await setLimit(payer, 160_00n);
  expect(await credited()).toEqual([['parked', 'parked'], 0n]);
  await setLimit(payer, 1_000_00n);
  expect(await credited()).toEqual([['credited', 'credited'], 202_00n]);
  expect(await stateOf(orderId)).toBe('credited');
});

it('a payment that went back to its payer waits for a person, whatever its member chose', async () => {
  const { id, orderId } = await parked();
  const rows = db().selectFrom('payments').select('transaction_id').where('id', '=', id);
  const { transaction_id } = await rows.executeTakeFirstOrThrow();
  world.provider.takeBack(transaction_id, { status: 'refunded' });
  await world.settle();
  await setLimit(payers[0]!, 1_000_00n);
  const run = chosenCrediter(world.running.platform);
  await run();
  expect(await stateOf(orderId)).toBe('parked');
  await db().updateTable('payment_findings').set({ ended_at: 0n, ended_as: 'cleared' }).execute();
  await run();
  expect(await stateOf(orderId)).toBe('credited');
});

it('one that fails stops none behind it', async () => {
  const [first, second] = [await parked(), await parked()];
  for (const payer of payers) await setLimit(payer, 1_000_00n);
  await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(db());
  await sql`CREATE TRIGGER failing BEFORE UPDATE ON payments FOR EACH ROW
    WHEN (OLD.id = ${sql.lit(first.id)} AND NEW.state = 'credited') EXECUTE FUNCTION fail()`.execute(db());
  const run = chosenCrediter(world.running.platform);
  await run();
  expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['parked', 'credited']);
  await sql`DROP TRIGGER failing ON payments`.execute(db());
  await run();
  expect(await stateOf(first.orderId)).toBe('credited');
});

it('both payments of one order are credited, each once', async () => {
  const { orderId } = await parked();
  world.clock.advance(1);
  world.provider.pay(orderId);
  await world.settle();
  await setLimit(payers[0]!, 1_000_00n);
  await chosenCrediter(world.running.platform)();
  const rows = await db()
    .selectFrom('deposit_orders')
    .select(['state', 'credited'])
    .where('member_id', '=', payers[0]!.userId)
    .execute();
  expect(rows).toEqual(Array(2).fill({ state: 'credited', credited: 200_00n }));
});
