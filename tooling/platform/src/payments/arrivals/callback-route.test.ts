import { afterAll, beforeAll, expect, it } from 'vitest';
import { pursesOf } from '../../ledger/index.ts';
import {
  depositSecret,
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '../../testing/test-deposits.ts';
import { signatureOf } from '../provider/signature.ts';

const oldSecret = 'the secret that was used before this one';
const minute = 60_000;
let world: TestDeposits;
let payer: Payer;
let orderId: string;
beforeAll(async () => {
  world = await testDeposits({ secrets: [depositSecret, oldSecret] });
  payer = await world.join();
  ({ orderId } = await order(payer, 'unionpay-1', '200'));
});
afterAll(() => world.stop());

const event = (more: object = {}) => ({
  merchant: '1001',
  transactionId: 'T1',
  reference: orderId,
  account: '',
  currency: 'CNY',
  amount: '200.00',
  payerName: '',
  remark: '',
  confirmations: 0,
  paidAt: world.clock.now(),
  ...more,
});
interface Changes {
  secret?: string;
  at?: number;
  site?: string;
  signature?: string;
}
async function send(
  body: string,
  nonce: string,
  { secret = depositSecret, at = 0, site = '1001', signature }: Changes = {},
) {
  const timestamp = String(world.clock.now() + at);
  const headers = {
    'x-payment-timestamp': timestamp,
    'x-payment-nonce': nonce,
    'x-payment-signature': signature ?? signatureOf(secret, { timestamp, nonce, body }),
  };
  const url = world.callbackUrl.replace(/$/, `/${site}`);
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
const deposited = async () => {
  await world.running.catchUp();
  return (await pursesOf(world.running.platform.db, payer.userId)).available - 1_000_000n;
};

it.each<[string, number, Changes, (body: string) => string]>([
  ['signed with another secret', 401, { secret: 'not the secret of this provider, at all' }, body => body],
  ['without a signature', 401, { signature: '' }, body => body],
  ['of more than an hour ago', 401, { at: -61 * minute }, body => body],
  ['of more than an hour ahead', 401, { at: 61 * minute }, body => body],
  ['of another site', 400, { site: '1002' }, body => body],
  ['for a site that is not there', 404, { site: '9999' }, body => body],
  ['that is no JSON', 400, {}, () => 'paid'],
  ['without an amount', 400, {}, body => body.replace('200.00', '')],
  ['of a negative amount', 400, {}, body => body.replace('200.00', '-200')],
  ['that is too long', 413, {}, body => body + ' '.repeat(17_000)],
])('a callback %s is refused with %i, and moves nothing', async (_, status, changes, change) => {
  expect(await send(change(JSON.stringify(event())), 'n-refused', changes)).toBe(status);
  expect(await deposited()).toBe(0n);
});

it('a body that was changed after it was signed is refused', async () => {
  const body = JSON.stringify(event());
  const signature = signatureOf(depositSecret, { timestamp: String(world.clock.now()), nonce: 'n1', body });
  expect(await send(body.replace('200.00', '900.00'), 'n1', { signature })).toBe(401);
});

it('the same delivery again, and the same transaction by the old secret, are answered with 200 and credited once', async () => {
  const body = JSON.stringify(event());
  expect(await send(body, 'n2')).toBe(200);
  expect(await send(body, 'n2')).toBe(200);
  expect(await send(body, 'n3', { secret: oldSecret })).toBe(200);
  expect(await send(JSON.stringify(event({ amount: '200' })), 'n4')).toBe(200);
  expect(await deposited()).toBe(20_000n);
});

it('a callback that cannot be processed is kept, and holds up no other', async () => {
  const { db } = world.running.platform;
  const next = await order(payer, 'unionpay-1', '100');
  const now = BigInt(world.clock.now());
  await db
    .insertInto('payment_deliveries')
    .values({
      site_id: '1001',
      provider: 'reference',
      nonce: 'bad',
      body: 'x',
      received_at: now,
      next_try_at: now,
      processed_at: null,
    })
    .execute();
  await send(
    JSON.stringify(event({ transactionId: 'T2', reference: next.orderId, amount: next.payAmount })),
    'n5',
  );
  expect(await deposited()).toBe(30_000n);
  const kept = await db
    .selectFrom('payment_deliveries')
    .select(['processed_at', 'tries'])
    .where('nonce', '=', 'bad')
    .executeTakeFirstOrThrow();
  expect(kept.processed_at).toBeNull();
  expect(kept.tries).toBeGreaterThan(0);
});

it.each([-6, 6])('a callback %i minutes off counts once, however often it is sent', async minutes => {
  const { orderId: reference, payAmount: amount } = await order(payer, 'unionpay-1', '150');
  const before = await deposited();
  const body = JSON.stringify(event({ transactionId: `T${minutes}`, reference, amount }));
  for (const nonce of [`n${minutes}`, `n${minutes}`, `n${minutes}b`])
    expect(await send(body, nonce, { at: minutes * minute })).toBe(200);
  expect([amount, (await deposited()) - before]).toEqual(['150', 150_00n]);
});
