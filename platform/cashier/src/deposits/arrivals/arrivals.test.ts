import { contract } from '@lobby/api-client/contract';
import { hour, minute } from '@lobby/calendar';
import { pursesOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { takeBack } from '@lobby/platform-ledger/double-entry/debts';
import {
  newName,
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoChannels } from '../../providers/reference/channels.ts';

const { payment } = contract;
const opening = 1_000_000n;

let world: TestDeposits;
let payer: Payer;
/** As its own bank reports it. */
let own: { readonly payerName: string };
beforeAll(async () => {
  const channels = demoChannels.map(each => (each.method === 'usdt-erc20' ? { ...each, min: 1_000n } : each));
  world = await testDeposits({ channels });
});
beforeEach(async () => {
  own = { payerName: newName() };
  payer = await world.join(own.payerName);
});
afterAll(async () => {
  expect(await auditLedger(world.running.platform.db)).toEqual([]);
  await world.stop();
});

/** Sessions end while the clock is moved, so the rows are read. */
const stateOf = async (orderId: string) => {
  const { state, late, parked_reason, credited } = await world.running.platform.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return [state, ...(late ? ['late'] : []), ...(parked_reason ? [parked_reason] : []), credited ?? 0n];
};
const deposited = async (who = payer) => {
  const { available } = await pursesOf(world.running.platform.db, who.userId);
  return available - opening;
};
const parked = async () => {
  const rows = await world.running.platform.db
    .selectFrom('payments')
    .select(['reason', 'amount'])
    .where('state', '=', 'parked')
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows[0];
};
const bank = (who = payer) => order(who, 'bank-1', '1000');
const fenOf = (yuan: string) => BigInt(yuan.replace('.', ''));

describe('a bank transfer of the amount with its unique cents', () => {
  it('is credited in time, unique cents included', async () => {
    const { orderId, payAmount } = await bank();
    world.provider.pay(orderId, own);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', fenOf(payAmount)]);
    expect(await deposited()).toBe(fenOf(payAmount));
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({
      state: 'credited',
      credited: payAmount,
      late: false,
    });
  });

  it.each([
    ['阿卜来提‧如则', '阿卜来提·如则'],
    ['阿卜来提 如则\u200b', '阿卜来提·如则'],
    ['張偉', '张伟'],
    ['卫兰', '衞蘭'],
  ])('is credited when %s pays and %s is bound', async (payerName, boundName) => {
    const member = await world.join(boundName);
    const { orderId, payAmount } = await bank(member);
    world.provider.pay(orderId, { payerName });
    await world.settle();
    expect(await deposited(member)).toBe(fenOf(payAmount));
  });

  it('is credited and marked late 20 hours after', async () => {
    const { orderId, payAmount } = await bank();
    world.clock.advance(20 * hour);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['expired', 0n]);
    world.provider.pay(orderId, own);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 'late', fenOf(payAmount)]);
  });

  it('is credited and marked late after the order was closed', async () => {
    const { orderId, payAmount } = await bank();
    await payer.call(payment.closeOrder, { orderId });
    world.clock.advance(minute);
    world.provider.pay(orderId, own);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 'late', fenOf(payAmount)]);
    expect(await deposited()).toBe(fenOf(payAmount));
  });

  it('is credited once when it comes twice, and the second one is parked', async () => {
    const { orderId, payAmount } = await bank();
    world.provider.pay(orderId, own);
    world.provider.pay(orderId, own);
    await world.settle();
    expect(await deposited()).toBe(fenOf(payAmount));
    expect(await stateOf(orderId)).toEqual(['credited', fenOf(payAmount)]);
    expect(await parked()).toEqual({ reason: 'second-payment', amount: payAmount });
  });

  it('is parked as late, and the order of another member left alone, once its unique cents were given to that one', async () => {
    const first = await bank();
    world.clock.advance(24.5 * hour);
    const db = world.running.platform.db;
    await db.deleteFrom('unique_pay_amounts').where('pay_amount', '<>', fenOf(first.payAmount)).execute();
    // All other unique cents are held by somebody.
    const others = Array.from({ length: 99 }, (_, n) => 100_001n + BigInt(n));
    await db
      .insertInto('unique_pay_amounts')
      .values(
        others
          .filter(pay_amount => pay_amount !== fenOf(first.payAmount))
          .map(pay_amount => ({
            payee_account: first.payee.account ?? '',
            pay_amount,
            member_id: payer.userId,
            held_until: BigInt(world.clock.now() + 30 * hour),
          })),
      )
      .execute();
    const other = await world.join('李娜');
    const second = await bank(other);
    expect(second.payAmount).toBe(first.payAmount);
    world.clock.advance(0.4 * hour);
    world.provider.pay(first.orderId, own);
    await world.settle();
    expect(await parked()).toMatchObject({ reason: 'late' });
    expect(await stateOf(first.orderId)).toEqual(['parked', 'late', 0n]);
    expect([await deposited(), await deposited(other)]).toEqual([0n, 0n]);
    expect(await stateOf(second.orderId)).toEqual(['waiting', 0n]);
    await db.deleteFrom('unique_pay_amounts').execute();
  });
});

describe('a bank transfer that differs', () => {
  it.each([
    ['of the amount without its unique cents', { amount: '1000.00' }, 'under'],
    ['of less', { amount: '500.37' }, 'under'],
    ['of more', { amount: '2000' }, 'over'],
    ['of another name', { payerName: '李四' }, 'name'],
    ['in another currency', { currency: 'HKD' }, 'currency'],
    ['in USDT of the same number', { currency: 'USDT' }, 'currency'],
    ['of an unknown payer and amount', { payerName: '王五', amount: '77.77' }, 'unmatched'],
  ])('%s is parked, and credits nothing', async (_, changes, reason) => {
    const { orderId } = await bank();
    world.provider.pay(orderId, { ...own, ...changes });
    await world.settle();
    expect(await parked()).toMatchObject({ reason });
    expect(await deposited()).toBe(0n);
    await payer.send(payment.closeOrder, { orderId });
  });

  it('is found by its remark, whatever else is written there', async () => {
    const { signal } = await payer.call(payment.signalCode, {});
    const { orderId, payAmount } = await order(payer, 'bank-1', '1000', signal);
    world.provider.pay(orderId, { ...own, remark: `货款 ${signal.toLowerCase()}。`, amount: '900' });
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['parked', 'under', 0n]);
    world.provider.pay(orderId, { ...own, remark: signal });
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', fenOf(payAmount)]);
  });
});

describe('a payment by the provider’s page', () => {
  it('is found by the order, credited once when reported twice, and only parked when reported differently', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    const paid = world.provider.pay(orderId, { notify: 'twice' });
    await world.settle();
    expect(await deposited()).toBe(20_000n);
    Object.assign(paid, { amount: '900' });
    world.provider.confirm(paid.transactionId, 0);
    world.provider.confirm(paid.transactionId, 0);
    await world.settle();
    expect(await parked()).toEqual({ reason: 'over', amount: '900' });
    expect(await deposited()).toBe(20_000n);
  });

  it('is found by asking when its callback never comes', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '300');
    world.provider.pay(orderId, { notify: 'never' });
    await world.settle();
    expect(await deposited()).toBe(0n);
    await payer.call(payment.claim, { orderId });
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 30_000n]);
    expect(await deposited()).toBe(30_000n);
  });

  it('pays what the member owes first', async () => {
    const { db } = world.running.platform;
    const taken = { siteId: '1001', memberId: payer.userId, transferId: 'owes', reference: 'test', at: 1 };
    await db.transaction().execute(trx =>
      takeBack(trx, taken, {
        amount: opening + 5_000n,
        to: 'house:1001:betting',
        kinds: ['reduce', 'debt'],
      }),
    );
    const { orderId } = await order(payer, 'unionpay-1', '200');
    world.provider.pay(orderId);
    await world.settle();
    expect(await deposited()).toBe(15_000n - opening);
  });
});

describe('USDT at the address of a member', () => {
  const rate = (value: string) => {
    world.clock.advance(1);
    return world.running.platform.db
      .insertInto('exchange_rates')
      .values({ site_id: '1001', unit: 'USDT', rate: value, since: BigInt(world.clock.now()) })
      .execute();
  };

  it('is shown with its confirmations and credited with the last, whole, with the bonus of the channel', async () => {
    const opened = await order(payer, 'usdt-trc20-1', '1000');
    expect(opened).toMatchObject({ rate: '7.25', usdtAmount: '137.94', payAmount: '1000' });
    const { orderId } = opened;
    const { transactionId } = world.provider.pay(orderId, { confirmations: 3 });
    await world.settle();
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({
      state: 'detected',
      confirmations: 3,
      confirmationsNeeded: 20,
    });
    expect(await payer.call(payment.closeOrder, { orderId })).toMatchObject({ state: 'detected' });
    world.provider.confirm(transactionId, 20);
    world.provider.confirm(transactionId, 12);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 100_006n]);
    expect(await deposited()).toBe(100_006n + 500n);
  });

  it('that is never confirmed ends its order a day after its time, and is credited if it is after all', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    const { transactionId } = world.provider.pay(orderId, { confirmations: 3 });
    await world.settle();
    world.clock.advance(24 * hour);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['detected', 0n]);
    world.clock.advance(hour);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['expired', 0n]);
    world.provider.confirm(transactionId, 20);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 100_006n]);
    expect(await deposited()).toBe(100_006n + 500n);
  });

  it.each([
    ['99.99', 71_226n],
    ['13.370001', 9_523n],
    ['1.40', undefined],
  ])(
    'of %s, without an order, is credited at the rate of now, 7.1234, or parked below the minimum',
    async (amount, fen) => {
      const { orderId } = await order(payer, 'usdt-erc20-1', '1000');
      world.provider.pay(orderId, { amount: '80', confirmations: 12 });
      await world.settle();
      const before = await deposited();
      expect(before).toBe(58_000n);
      await rate('7.1234');
      world.provider.pay(orderId, { amount, confirmations: 12 });
      await world.settle();
      expect((await deposited()) - before).toBe(fen ?? 0n);
      if (fen === undefined) expect(await parked()).toEqual({ reason: 'under', amount });
      await rate('7.25');
    },
  );

  it('that was paid before another rate was set is credited at the locked one, seen whenever', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    world.clock.advance(minute);
    const { transactionId } = world.provider.pay(orderId, { amount: '100', confirmations: 1 });
    await rate('6');
    await world.settle();
    world.clock.advance(20 * minute);
    world.provider.confirm(transactionId, 20);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 72_500n]);
    await rate('7.25');
  });

  it('that is paid after another rate was set is credited at that one, and the order shows it before', async () => {
    const { orderId, usdtAmount } = await order(payer, 'usdt-trc20-1', '1000');
    expect(usdtAmount).toBe('137.94');
    world.clock.advance(minute);
    await rate('6');
    const shown = await payer.call(payment.orderStatus, { orderId });
    expect(shown).toMatchObject({ rate: '6', usdtAmount: '166.67' });
    expect(shown.rateUntil).toBeLessThanOrEqual(shown.systime);
    expect(await payer.call(payment.openOrders, {})).toMatchObject([{ rate: '6', usdtAmount: '166.67' }]);
    world.provider.pay(orderId, { amount: '100', confirmations: 20 });
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 60_000n]);
    await rate('7.25');
  });

  it('is credited at the rate of its detection when the lock is over', async () => {
    const second = await order(payer, 'usdt-trc20-1', '1000');
    world.clock.advance(16 * minute);
    const late = world.provider.pay(second.orderId, { amount: '100', confirmations: 1 });
    await world.settle();
    await rate('8');
    world.provider.confirm(late.transactionId, 20);
    await world.settle();
    expect(await stateOf(second.orderId)).toEqual(['credited', 72_500n]);
    await rate('7.25');
  });
});

describe('yuan reported for an order in USDT', () => {
  // As many yuan as its worth, as many as its USDT, and another number.
  it.each(['1000', '137.94', '7'])('of %s are parked for their currency', async amount => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    world.provider.pay(orderId, { amount, currency: 'CNY' });
    await world.settle();
    expect(await parked()).toMatchObject({ reason: 'currency' });
    expect(await stateOf(orderId)).toEqual(['parked', 'currency', 0n]);
    expect(await deposited()).toBe(0n);
  });

  it('leave alone what is seen on the chain for it', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    const { transactionId } = world.provider.pay(orderId, { confirmations: 3 });
    await world.settle();
    world.provider.pay(orderId, { amount: '1000', currency: 'CNY' });
    await world.settle();
    expect(await parked()).toMatchObject({ reason: 'currency' });
    expect(await stateOf(orderId)).toEqual(['detected', 0n]);
    world.provider.confirm(transactionId, 20);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 100_006n]);
  });
});

describe('a callback', () => {
  it('of three days later is processed as if it were the first', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '400');
    world.provider.callbacksTo('http://127.0.0.1:9');
    world.provider.pay(orderId);
    await world.provider.deliver();
    await world.running.platform.db
      .updateTable('deposit_orders')
      .set({ ask_at: null })
      .where('id', '=', orderId)
      .execute();
    world.clock.advance(72 * hour);
    world.provider.callbacksTo(world.callbackUrl);
    await world.settle();
    expect(await stateOf(orderId)).toEqual(['credited', 40_000n]);
  });
});
