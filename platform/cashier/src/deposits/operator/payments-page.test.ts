import { contract } from '@lobby/api-client/contract';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';
import { depositsDomain } from '../deposits.domain.ts';

const { payment, playerProtection } = contract;
const path = '/dev/operator/payments';
const opening = 1_000_000n;
let world: TestDeposits;
let payer: Payer;
depositsForEach(
  made => {
    ({ world, payer } = made);
  },
  async made => {
    expect(await auditLedger(made.running.platform.db)).toEqual([]);
  },
);

const post = (fields: Record<string, string>, origin = world.running.url) =>
  fetch(world.running.url + path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
const page = async () => (await fetch(world.running.url + path)).text();
let token = '';
/** Sends a form as the page has it, or had it: without money that waits it has none. */
const send = async (fields: Record<string, string>, origin?: string) => {
  token = /name="token" value="([^"]+)"/.exec(await page())?.[1] ?? token;
  return post({ ...fields, token }, origin);
};
const deposited = async () => (await pursesOf(world.running.platform.db, payer.userId)).available - opening;
const orders = () =>
  world.running.platform.db
    .selectFrom('deposit_orders')
    .select(['state', 'credited'])
    .where('member_id', '=', payer.userId)
    .orderBy('amount')
    .execute();

const letters = async () => {
  const rows = await world.running.platform.db
    .selectFrom('letters')
    .select('title')
    .where('member_id', '=', payer.userId)
    .where('type', '=', 'fd')
    .orderBy('title')
    .execute();
  return rows.map(({ title }) => title);
};

/** A payment of another amount for an order of the member: parked. */
async function parkOne(amount = '150.5') {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  world.provider.pay(orderId, { amount, payerName: '<b>张</b>' });
  await world.settle();
  const { id } = await world.running.platform.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { id, orderId };
}

it('lists what is parked, and credits it once to the order that is named', async () => {
  const { id, orderId } = await parkOne();
  expect(await page()).toMatch(/金额不足.*150\.50 CNY.*&lt;b&gt;张&lt;\/b&gt;.*入账 150\.50 元/s);
  expect((await send({ do: 'credit', id, order: orderId }, 'http://evil.example')).status).toBe(403);
  expect((await send({ do: 'credit', id, order: 'D1' })).status).toBe(409);
  const sent = await Promise.all([1, 2, 3].map(() => send({ do: 'credit', id, order: orderId })));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await deposited()).toBe(15_050n);
  expect(await letters()).toEqual(['存款已到账', '款项已收到，等待核对']);
  expect(await orders()).toEqual([{ state: 'credited', credited: 15_050n }]);
  expect(await page()).not.toContain(id);
});

it('shows what happened to the order of a parked payment, and by whom', async () => {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  await payer.call(payment.claim, { orderId });
  world.provider.pay(orderId, { amount: '150' });
  await world.settle();
  const log = /<h3>订单经过<\/h3><section class="table".*?<\/table>/s.exec(await page())?.[0] ?? '';
  const rows = [...log.matchAll(/<\/time><\/td><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td>/g)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['待付款', '会员', ''],
    ['会员称已付款', '会员', ''],
    ['待核对', '渠道', '金额不足'],
  ]);
  const { id } = await world.running.platform.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect((await send({ do: 'return', id })).status).toBe(200);
});

it('takes no form without the token of its page, and changes nothing', async () => {
  const { id, orderId } = await parkOne();
  const tokens: Record<string, string>[] = [{}, { token: 'x' }];
  for (const field of tokens) {
    expect((await post({ do: 'credit', id, order: orderId, ...field })).status).toBe(403);
    expect((await post({ do: 'return', id, ...field })).status).toBe(403);
  }
  expect(await deposited()).toBe(0n);
  expect(await orders()).toEqual([{ state: 'parked', credited: null }]);
  expect((await send({ do: 'return', id })).status).toBe(200);
});

it('marks what went back to its payer, and credits nothing', async () => {
  const { id, orderId } = await parkOne();
  expect((await send({ do: 'return', id })).status).toBe(200);
  expect((await send({ do: 'credit', id, order: orderId })).status).toBe(409);
  expect(await deposited()).toBe(0n);
  expect(await letters()).toEqual(['存款已退回', '款项已收到，等待核对']);
  expect(await orders()).toEqual([{ state: 'returned', credited: null }]);
});

it('leaves an order with two parked payments to the second when the first went back', async () => {
  const { id: first, orderId } = await parkOne();
  world.clock.advance(1);
  world.provider.pay(orderId, { amount: '300' });
  await world.settle();
  const { id: second } = await world.running.platform.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '<>', first)
    .executeTakeFirstOrThrow();
  expect((await send({ do: 'return', id: second })).status).toBe(200);
  const left = await world.running.platform.db
    .selectFrom('deposit_orders')
    .select(['state', 'parked_reason'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(left).toEqual({ state: 'parked', parked_reason: 'under' });
  expect((await send({ do: 'return', id: first })).status).toBe(200);
  expect(await orders()).toEqual([{ state: 'returned', credited: null }]);
});

it('closes the order a payment was parked for when it is credited to another', async () => {
  const { id, orderId } = await parkOne();
  const { orderId: other } = await order(payer, 'alipay-1', '300');
  expect((await send({ do: 'credit', id, order: other })).status).toBe(200);
  expect(await orders()).toEqual([
    { state: 'closed', credited: null },
    { state: 'credited', credited: 15_050n },
  ]);
  expect((await send({ do: 'credit', id, order: orderId })).status).toBe(409);
});

it('credits yuan that came for an order in USDT without the bonus of USDT', async () => {
  const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
  world.provider.pay(orderId, { amount: '1000', currency: 'CNY' });
  await world.settle();
  const { id } = await world.running.platform.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect((await send({ do: 'credit', id, order: orderId })).status).toBe(200);
  expect(await deposited()).toBe(100_000n);
});

it('credits a second payment of an order as an order of its own', async () => {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  world.provider.pay(orderId);
  world.provider.pay(orderId);
  await world.settle();
  const { id } = await world.running.platform.db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow();
  await send({ do: 'credit', id, order: orderId });
  expect(await deposited()).toBe(40_000n);
  expect(await orders()).toEqual([
    { state: 'credited', credited: 20_000n },
    { state: 'credited', credited: 20_000n },
  ]);
});

it('notifies a member who wanted money above a limit back that it went back as they chose', async () => {
  const { orderId } = await order(payer, 'unionpay-1', '200');
  await payer.call(playerProtection.setLimit, { kind: 'deposit', period: 'day', amount: '100' });
  world.provider.pay(orderId);
  await world.settle();
  await payer.call(payment.parkedWish, { orderId, wish: 'return' });
  const { db } = world.running.platform;
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect((await send({ do: 'return', id })).status).toBe(200);
  const letter = db.selectFrom('letters').select('content').where('id', '=', `returned:${id}`);
  expect((await letter.executeTakeFirstOrThrow()).content).toContain('按您的选择没有入账');
});

it('is not there in production', async () => {
  const production = await testPlatform({ dev: false }, { domains: [depositsDomain] });
  expect((await fetch(production.url + path)).status).toBe(404);
  await production.stop();
});
