import { contract } from '@lobby/api-client/contract';
import { formatYuan, parseYuan } from '@lobby/money';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import {
  newName,
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../providers/payment-report.ts';
import { code } from '../../providers/reference/code.ts';
import { returnPayment } from '../parked/settle-parked.ts';
import { takeReport } from './take-report.ts';

const { payment } = contract;
const opening = 1_000_000n;

let world: TestDeposits;
let member: Payer;
let stranger: Payer;
let name: string;
let other: string;
beforeAll(async () => {
  world = await testDeposits();
});
beforeEach(async () => {
  [name, other] = [newName(), newName()];
  [member, stranger] = [await world.join(name), await world.join(other)];
});
afterAll(async () => {
  expect(await auditLedger(world.running.platform.db)).toEqual([]);
  await world.stop();
});

const db = () => world.running.platform.db;
const status = (who: Payer, orderId: string) => who.call(payment.orderStatus, { orderId });
const deposited = async (who: Payer) => (await pursesOf(db(), who.userId)).available - opening;
const deliverEvent = (event: PaymentEvent, provider = code) => {
  const reported = { siteId: '1001', provider, report: { event }, now: world.clock.now() };
  return db()
    .transaction()
    .execute(trx => takeReport(trx, world.running.platform.config.deposits, reported));
};
const fenOf = (yuan: string) => parseYuan(yuan) ?? 0n;
const letters = (who: Payer) =>
  db()
    .selectFrom('letters')
    .select(['title', 'content'])
    .where('member_id', '=', who.userId)
    .where('type', '=', 'fd')
    .orderBy('sent_at')
    .execute();
const newest = () =>
  db()
    .selectFrom('payments')
    .select(['id', 'reason', 'order_id', 'member_id', 'state'])
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('a stranger who pays the exact amount of a member', () => {
  it('ends no order and is written of to nobody, neither now nor when it goes back', async () => {
    const { orderId } = await order(member, 'bank-1', '1000');
    world.clock.advance(1);
    world.provider.pay(orderId, { payerName: '王五' });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({ state: 'waiting', parkedReason: '', arrivals: [] });
    const { id, ...parked } = await newest();
    expect(parked).toEqual({ state: 'parked', reason: 'name', order_id: null, member_id: null });
    expect(await returnPayment(db(), { id, now: world.clock.now() })).toBe('done');
    expect(await letters(member)).toEqual([]);
    expect(await status(member, orderId)).toMatchObject({ state: 'waiting' });
  });

  it('does not stand in the way of the member, whose own payment is credited', async () => {
    const { orderId, payAmount } = await order(member, 'bank-1', '1000');
    world.provider.pay(orderId, { payerName: '' });
    world.provider.pay(orderId, { payerName: '王五' });
    world.provider.pay(orderId, { payerName: name.replace('张', '張') });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({ state: 'credited', credited: payAmount });
    expect(await deposited(member)).toBe(fenOf(payAmount));
  });

  it('has it parked for the own order where one is open, with the reason', async () => {
    const { orderId, payAmount } = await order(member, 'bank-1', '1000');
    const own = await order(stranger, 'bank-1', '3000');
    world.clock.advance(1);
    world.provider.pay(orderId, { payerName: other });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({ state: 'waiting' });
    expect(await status(stranger, own.orderId)).toMatchObject({
      state: 'parked',
      parkedReason: 'under',
      arrivals: [{ amount: payAmount, currency: 'CNY', reason: 'under' }],
    });
    expect(await letters(member)).toEqual([]);
    expect((await letters(stranger)).map(({ title }) => title)).toEqual(['存款还差一部分，请补付']);
  });
});

it('another provider credits nothing for an order that is not its own, and takes nothing of it back', async () => {
  const { orderId, payAmount } = await order(member, 'unionpay-1', '500');
  world.clock.advance(1);
  const event = {
    ...{ direction: 'in', status: 'credited', merchant: '1001', transactionId: `T${orderId}` },
    ...{ reference: orderId, account: '', currency: 'CNY', amount: payAmount, payerName: '', remark: '' },
    ...{ confirmations: 0, paidAt: world.clock.now() },
  };
  await deliverEvent(event, 'another');
  expect(await status(member, orderId)).toMatchObject({ state: 'waiting', arrivals: [] });
  expect(await newest()).toMatchObject({ state: 'parked', order_id: null, member_id: null });
  await deliverEvent(event);
  expect(await status(member, orderId)).toMatchObject({ state: 'credited', credited: payAmount });

  // Nor does it take back what it never paid.
  const returned = { direction: 'out', status: 'refunded', transactionId: `R${orderId}` };
  const findings = () => db().selectFrom('payment_findings').select(['provider', 'fen', 'payment_id']);
  await deliverEvent({ ...event, ...returned }, 'another');
  const foreign = await findings().where('transaction_id', '=', `R${orderId}`).execute();
  expect(foreign).toEqual([{ provider: 'another', fen: 0n, payment_id: null }]);
  await deliverEvent({ ...event, ...returned, transactionId: `Q${orderId}` });
  const own = await findings().where('transaction_id', '=', `Q${orderId}`).execute();
  expect(own).toMatchObject([{ provider: code, fen: fenOf(payAmount) }]);
});

describe('a payment with the remark of another member', () => {
  it('is credited to the payer when amount and name are the payer’s, and leaves the other order alone', async () => {
    const { signal } = await member.call(payment.signalCode, {});
    const { orderId } = await order(member, 'bank-1', '1000', signal);
    const own = await order(stranger, 'bank-1', '2000');
    world.provider.pay(own.orderId, { payerName: other, remark: signal });
    await world.settle();
    expect(await status(stranger, own.orderId)).toMatchObject({ state: 'credited', credited: own.payAmount });
    expect(await status(member, orderId)).toMatchObject({ state: 'waiting', arrivals: [] });
    expect(await letters(member)).toEqual([]);
  });

  it('is nobody’s without an order of the payer', async () => {
    const { signal } = await member.call(payment.signalCode, {});
    const { orderId } = await order(member, 'bank-1', '1000', signal);
    world.clock.advance(1);
    world.provider.pay(orderId, { payerName: '王五', remark: signal, amount: '50' });
    await world.settle();
    expect(await newest()).toMatchObject({ reason: 'name', order_id: null, member_id: null });
    expect(await status(member, orderId)).toMatchObject({ state: 'waiting' });
    expect(await letters(member)).toEqual([]);
  });
});

describe('an order that is paid in parts', () => {
  it.each(['张', '張'])('is credited whole, once, when both come from a %s', async family => {
    const payerName = name.replace('张', family);
    const { orderId, payAmount } = await order(member, 'bank-1', '1000');
    world.provider.pay(orderId, { payerName, amount: '600' });
    await world.settle();
    const missing = formatYuan(fenOf(payAmount) - 60_000n);
    const partly = await status(member, orderId);
    expect(partly).toMatchObject({
      ...{ state: 'parked', parkedReason: 'under', missing },
      arrivals: [{ amount: '600', currency: 'CNY', reason: 'under' }],
      missingUntil: partly.expiresAt + 24 * 3_600_000,
    });
    expect(await member.call(payment.openOrders, {})).toMatchObject([{ orderId, missing }]);
    expect(await deposited(member)).toBe(0n);
    world.clock.advance(2);
    world.provider.pay(orderId, { payerName, amount: missing });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({
      ...{ state: 'credited', credited: payAmount, missing: '', arrivals: [], late: false },
    });
    expect(await deposited(member)).toBe(fenOf(payAmount));
    expect((await letters(member)).map(({ title }) => title)).toEqual([
      '存款还差一部分，请补付',
      '存款已到账',
    ]);
    expect((await letters(member)).at(-1)?.content).toContain(`您的存款 ${payAmount} 元已到账`);
  });

  it.each(['went back to its payer', 'was told again with another amount'])(
    'is not credited with a part that %s',
    async what => {
      const { orderId, payAmount } = await order(member, 'bank-1', '1000');
      const part = world.provider.pay(orderId, { payerName: name, amount: '600' });
      await world.settle();
      if (what.startsWith('went')) world.provider.takeBack(part.transactionId, { status: 'refunded' });
      else await deliverEvent({ ...part, amount: '60' });
      await world.settle();
      expect(await status(member, orderId)).toMatchObject({ state: 'parked', missing: '' });
      world.clock.advance(1);
      const amount = formatYuan(fenOf(payAmount) - 60_000n);
      world.provider.pay(orderId, { payerName: name, amount });
      await world.settle();
      expect(await status(member, orderId)).toMatchObject({ state: 'parked', missing: '600' });
      expect(await deposited(member)).toBe(0n);
    },
  );

  it('waits on while a part is missing, and is parked as too much when a part is more than that', async () => {
    const { orderId } = await order(member, 'unionpay-1', '1000');
    for (const amount of ['600', '300']) {
      world.provider.pay(orderId, { amount });
      world.clock.advance(1);
      await world.settle();
    }
    expect(await status(member, orderId)).toMatchObject({
      parkedReason: 'under',
      arrivals: [{ amount: '600' }, { amount: '300' }],
    });
    world.provider.pay(orderId, { amount: '200' });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({ state: 'parked', parkedReason: 'over' });
    world.clock.advance(1);
    world.provider.pay(orderId, { amount: '100' });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({
      state: 'credited',
      credited: '1000',
      arrivals: [{ amount: '200', reason: 'over' }],
    });
  });

  it('completes the one of two that it completes, and is a person’s where it completes none', async () => {
    const first = await order(member, 'bank-1', '1000');
    world.provider.pay(first.orderId, { payerName: name, amount: '600' });
    await world.settle();
    const second = await order(member, 'bank-1', '2000');
    world.clock.advance(1);
    world.provider.pay(first.orderId, { payerName: name, amount: '7' });
    await world.settle();
    expect(await newest()).toMatchObject({ reason: 'unmatched', order_id: null });
    const { missing } = await status(member, first.orderId);
    world.provider.pay(first.orderId, { payerName: name, amount: missing });
    await world.settle();
    expect(await status(member, first.orderId)).toMatchObject({ state: 'credited' });
    expect(await status(member, second.orderId)).toMatchObject({ state: 'waiting' });
  });

  it('whose sum passes the limit of its member is kept whole, and credited whole once the limit allows it', async () => {
    const { orderId } = await order(member, 'unionpay-1', '200');
    world.provider.pay(orderId, { amount: '150' });
    await world.settle();
    const limit = (amount: string) =>
      member.call(contract.playerProtection.setLimit, { kind: 'deposit', period: 'day', amount });
    await limit('100');
    world.clock.advance(1);
    world.provider.pay(orderId, { amount: '50' });
    await world.settle();
    expect(await status(member, orderId)).toMatchObject({
      parkedReason: 'limit',
      arrivals: [
        { amount: '150', reason: 'limit', reviewBy: 0 },
        { amount: '50', reason: 'limit', reviewBy: 0 },
      ],
    });
    await member.call(payment.parkedWish, { orderId, wish: 'credit' });
    await db().deleteFrom('protection_limits').where('member_id', '=', member.userId).execute();
    world.clock.advance(60_000);
    await world.settle();
    expect(await deposited(member)).toBe(20_000n);
  });
});
