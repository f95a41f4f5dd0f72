import { randomUUID } from 'node:crypto';
import { minute } from '@lobby/calendar';
import { pursesOf } from '@lobby/platform-ledger';
import { depositSecret } from '@lobby/platform-testing/money/payments-at';
import {
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signatureOf } from '../../providers/signed-json/signature.ts';

const oldSecret = 'the secret that was used before this one';
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
  direction: 'in',
  status: 'credited',
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
  ['that is too long', 413, {}, body => body + ' '.repeat(17_000)],
])('a callback %s is refused with %i, and moves nothing', async (_, status, changes, change) => {
  expect(await send(change(JSON.stringify(event())), 'n-refused', changes)).toBe(status);
  expect(await deposited()).toBe(0n);
});

it.each<[string, (body: string) => string]>([
  ['that is no JSON', () => 'paid'],
  ['with U+0000 in a body that is no JSON', () => 'paid\0'],
  ['without an amount', body => body.replace('200.00', '')],
  ['of a negative amount', body => body.replace('200.00', '-200')],
  ['of an amount that is a number', body => body.replace('"200.00"', '200')],
  ['with U+0000 in the name of its payer', body => body.replace('"payerName":""', '"payerName":"\\u0000"')],
  ['with half a character in its remark', body => body.replace('"remark":""', '"remark":"\\ud83d"')],
  ['with more confirmations than there can be', body => body.replace('s":0', 's":2147483648')],
  ['without a status', body => body.replace('"status":"credited",', '')],
  ['of an unknown status', body => body.replace('credited', 'PROCESSING')],
  ['of money that came and goes out', body => body.replace('"in"', '"out"')],
])('a callback %s is accepted once, credits nothing, and waits for a person', async (_, change) => {
  const { db } = world.running.platform;
  const open = () => db.selectFrom('payment_findings').selectAll().where('ended_at', 'is', null).execute();
  const body = change(JSON.stringify(event({ transactionId: 'T-odd' })));
  for (let delivery = 0; delivery < 2; delivery += 1) expect(await send(body, randomUUID())).toBe(200);
  expect(await deposited()).toBe(0n);
  const found = await open();
  expect(found).toHaveLength(1);
  const left = db.selectFrom('payment_deliveries').select('body').where('processed_at', 'is', null);
  expect(await left.execute()).toEqual([]);
  await db.updateTable('payment_findings').set({ ended_at: 0n, ended_as: 'cleared' }).execute();
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

it('a callback that cannot be processed is kept, holds up no other, is shown to a person after a while, and then no more', async () => {
  const { db } = world.running.platform;
  await sql`CREATE FUNCTION fail_bad_payment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'broken'; END $$`.execute(db);
  await sql`CREATE TRIGGER failing BEFORE INSERT ON payments FOR EACH ROW
    WHEN (NEW.transaction_id = 'T-bad') EXECUTE FUNCTION fail_bad_payment()`.execute(db);
  const next = await order(payer, 'unionpay-1', '100');
  await send(JSON.stringify(event({ transactionId: 'T-bad', reference: '', amount: '1' })), 'bad');
  await send(
    JSON.stringify(event({ transactionId: 'T2', reference: next.orderId, amount: next.payAmount })),
    'n5',
  );
  expect(await deposited()).toBe(30_000n);
  const kept = () =>
    db
      .selectFrom('payment_deliveries')
      .select(['processed_at', 'tries'])
      .where('nonce', '=', 'bad')
      .executeTakeFirstOrThrow();
  expect((await kept()).processed_at).toBeNull();
  expect((await kept()).tries).toBeGreaterThan(0);
  const shown = async () =>
    (await (await fetch(`${world.running.url}/dev/operator/payments`)).text()).includes('通知一直无法处理');
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await shown()).toBe((await kept()).tries >= 10);
    world.clock.advance(60 * minute);
    await world.running.catchUp();
  }
  expect(await shown()).toBe(true);
  await sql`DROP FUNCTION fail_bad_payment CASCADE`.execute(db);
  world.clock.advance(60 * minute);
  await world.running.catchUp();
  expect((await kept()).processed_at).not.toBeNull();
  expect(await shown()).toBe(false);
});

it.each([-6, 6])('a callback %i minutes off counts once, however often it is sent', async minutes => {
  // The session of the one before ended while the clock moved on.
  payer = await world.join();
  const { orderId: reference, payAmount: amount } = await order(payer, 'unionpay-1', '150');
  const before = await deposited();
  const body = JSON.stringify(event({ transactionId: `T${minutes}`, reference, amount }));
  for (const nonce of [`n${minutes}`, `n${minutes}`, `n${minutes}b`])
    expect(await send(body, nonce, { at: minutes * minute })).toBe(200);
  expect([amount, (await deposited()) - before]).toEqual(['150', 150_00n]);
});
