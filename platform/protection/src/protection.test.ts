import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day, hour } from '@lobby/calendar';
import { exclusionEnd } from '@lobby/funds';
import { formatYuan, parseYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { openTestBook, type TestBook } from '@lobby/platform-testing/book/test-book';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { depositBook } from '@lobby/platform-testing/internals/cashier';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import { order, type Payer, type TestDeposits } from '@lobby/platform-testing/money/test-deposits';
import { testMatch } from '@lobby/simulation/testing/match';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelLimit, confirmLimit, setLimit } from './change-limit.ts';
import { mayNotPlay } from './pause.ts';
import { mayTransferIn, remainingDepositOf } from './remaining.ts';

const { payment, playerProtection: calls, userSession } = contract;
/** 10:00 in Beijing on Wednesday 2026-11-25. */
const ten = Date.UTC(2026, 10, 25, 2);

let world: TestDeposits;
let payer: Payer;
depositsForEach(made => {
  ({ world, payer } = made);
});

const limit = (kind: 'deposit' | 'loss', amount: string, period: 'day' | 'week' | 'month' = 'day') =>
  payer.call(calls.setLimit, { kind, period, amount });
const pay = (amount: string) =>
  payer.send(payment.pay, { channelId: 'unionpay-1', amount }, { requestId: randomUUID() });
const remaining = async (n = 0) => (await payer.call(calls.protectionInfo, {})).limits[n]?.remaining;

describe('the reminder of a session', () => {
  it('is none at first, is set in minutes, and says since when the session runs', async () => {
    const before = world.clock.now();
    expect(await payer.call(calls.sessionReminder, {})).toMatchObject({ minutes: 0 });
    await payer.call(calls.setReminder, { minutes: 30 });
    const { minutes, since } = await payer.call(calls.sessionReminder, {});
    expect(minutes).toBe(30);
    expect(since).toBeLessThanOrEqual(before);
    expect(await payer.call(calls.protectionInfo, {})).toMatchObject({
      reminderMinutes: 30,
      session: { since, net: '0' },
    });
    for (const wrong of [-1, 1.5, 241])
      expect((await payer.send(calls.setReminder, { minutes: wrong })).status_code).toBe(
        codeOf('invalid-parameter'),
      );
  });
});

describe('a deposit limit', () => {
  it('counts open orders, frees them with their end, and counts what was credited', async () => {
    await limit('deposit', '1000');
    const first = await order(payer, 'unionpay-1', '600');
    expect(await remaining()).toBe('400');
    const refused = await payer.send(
      payment.pay,
      { channelId: 'wechat-1', amount: '500' },
      { requestId: randomUUID() },
    );
    expect(refused).toMatchObject({
      status_code: codeOf('invalid-parameter'),
      data: { reason: 'deposit-limit', remaining: '400' },
    });
    await payer.call(payment.closeOrder, { orderId: first.orderId });
    expect(await remaining()).toBe('1000');
    const { orderId } = await order(payer, 'unionpay-1', '1000');
    world.provider.pay(orderId);
    await world.settle();
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({ state: 'credited' });
    expect(await remaining()).toBe('0');
    expect((await pay('200')).data).toMatchObject({ reason: 'deposit-limit', remaining: '0' });
  });

  it('parks money that lands above it, and credits none of it', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '600');
    await limit('deposit', '500');
    world.provider.pay(orderId);
    await world.settle();
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({
      state: 'parked',
      parkedReason: 'limit',
    });
    expect(await payer.call(contract.transfer.getBalance, {})).toMatchObject({ balance: '10000' });
  });

  it('lets the member choose: what waits is credited once the limit allows it, what goes back never', async () => {
    const [first, second] = [await order(payer, 'unionpay-1', '300'), await order(payer, 'alipay-1', '200')];
    await limit('deposit', '100');
    for (const { orderId } of [first, second]) world.provider.pay(orderId);
    await world.settle();
    const wish = ({ orderId }: typeof first, what: 'credit' | 'return') =>
      payer.call(payment.parkedWish, { orderId, wish: what });
    expect(await wish(first, 'credit')).toMatchObject({ state: 'parked', parkedWish: 'credit' });
    await wish(second, 'return');
    expect(await wish(second, 'credit')).toMatchObject({ state: 'parked', parkedWish: 'return' });
    const stranger = await world.join();
    const theirs = await stranger.send(payment.parkedWish, { orderId: first.orderId, wish: 'return' });
    expect(theirs.status_code).toBe(codeOf('not-found'));

    const balance = async () => (await payer.call(contract.transfer.getBalance, {})).balance;
    await world.settle();
    expect(await balance()).toBe('10000');
    await world.running.platform.db
      .updateTable('protection_limits')
      .set({ amount: 600_00n })
      .where('member_id', '=', payer.userId)
      .execute();
    await world.settle();
    const states = [first, second].map(async ({ orderId }) => {
      const { state, credited } = await payer.call(payment.orderStatus, { orderId });
      return [state, credited];
    });
    expect(await Promise.all(states)).toEqual([
      ['credited', first.payAmount],
      ['parked', ''],
    ]);
    expect(await balance()).toBe(formatYuan(10_000_00n + (parseYuan(first.payAmount) ?? 0n)));
  });

  it('that is used up parks USDT that arrives at the address of the member, and credits none of it', async () => {
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    world.provider.pay(orderId, { confirmations: 20 });
    await world.settle();
    const { balance } = await payer.call(contract.transfer.getBalance, {});
    await limit('deposit', '1000');
    expect(await remaining()).toBe('0');
    const { transactionId } = world.provider.pay(orderId, { amount: '50', confirmations: 20 });
    await world.settle();
    expect(await payer.call(contract.transfer.getBalance, {})).toMatchObject({ balance });
    const { db } = world.running.platform;
    const payments = db.selectFrom('payments').select(['state', 'reason', 'fen']);
    expect(await payments.where('transaction_id', '=', transactionId).execute()).toEqual([
      { state: 'parked', reason: 'limit', fen: 362_50n },
    ]);
  });

  it('is lowered at once; a raise waits a day, is confirmed within seven, and is ended by a lower one', async () => {
    const { db } = world.running.platform;
    const key = { memberId: payer.userId, kind: 'deposit', period: 'day' } as const;
    const remainingAt = (now: number) =>
      db
        .transaction()
        .execute(async trx => (await remainingDepositOf(trx, payer.userId, depositBook, { now }))?.fen);
    await setLimit(db, key, 1000_00n, ten);
    await setLimit(db, key, 500_00n, ten);
    expect(await remainingAt(ten)).toBe(500_00n);
    await setLimit(db, key, 2000_00n, ten);
    await expect(confirmLimit(db, key, ten + day - 1)).rejects.toMatchObject({ reason: 'raise-not-due' });
    expect(await remainingAt(ten + 7 * day)).toBe(500_00n);
    await expect(confirmLimit(db, key, ten + 8 * day)).rejects.toMatchObject({ reason: 'raise-not-due' });
    await setLimit(db, key, null, ten);
    await setLimit(db, key, 400_00n, ten + hour);
    await expect(confirmLimit(db, key, ten + day)).rejects.toMatchObject({ reason: 'raise-not-due' });
    await setLimit(db, key, 2000_00n, ten);
    await cancelLimit(db, key);
    await expect(confirmLimit(db, key, ten + day)).rejects.toMatchObject({ reason: 'raise-not-due' });
    await setLimit(db, key, 2000_00n, ten);
    await confirmLimit(db, key, ten + day);
    expect(await remainingAt(ten + day)).toBe(2000_00n);
  });

  it('of several is the lowest remainder', async () => {
    await limit('deposit', '1000');
    await limit('deposit', '3000', 'week');
    await limit('deposit', '700', 'month');
    expect((await pay('701')).data).toMatchObject({ reason: 'deposit-limit', remaining: '700' });
  });
});

describe('money that is parked', () => {
  const letters = () =>
    world.running.platform.db
      .selectFrom('letters')
      .select(['title', 'content', 'content_zh_tw'])
      .where('member_id', '=', payer.userId)
      .where('type', '=', 'fd')
      .execute();

  it('for a limit is written of, with what can be done about it', async () => {
    const { orderId, payAmount } = await order(payer, 'unionpay-1', '600');
    await limit('deposit', '500');
    world.provider.pay(orderId);
    await world.settle();
    expect(await letters()).toEqual([
      {
        title: '存款没有入账',
        content: `您支付的 ${payAmount} 元（订单 ${orderId}）会超出您设定的存款限额，没有入账。款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等限额恢复后自动入账。`,
        content_zh_tw: `您支付的 ${payAmount} 元（訂單 ${orderId}）會超出您設定的存款限額，沒有入帳。款項不會遺失：請在交易紀錄中開啟這筆存款，選擇退回付款帳戶，或等限額恢復後自動入帳。`,
      },
    ]);
  });

  it('in a pause without any limit says so, though it made an order of its own, and is credited after it', async () => {
    const { db } = world.running.platform;
    const { orderId } = await order(payer, 'usdt-trc20-1', '1000');
    world.provider.pay(orderId, { confirmations: 20 });
    await world.settle();
    await payer.call(calls.timeOut, { hours: 24, agreed: true });
    world.provider.pay(orderId, { amount: '50', confirmations: 20 });
    await world.settle();
    const own = await db
      .selectFrom('deposit_orders')
      .select('id')
      .where('member_id', '=', payer.userId)
      .where('id', '<>', orderId)
      .executeTakeFirstOrThrow();
    expect((await letters()).at(-1)?.content).toBe(
      `您支付的 362.50 元（订单 ${own.id}）在您暂停或自我排除期间到账，没有入账。款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等暂停结束后自动入账。`,
    );
    const wished = await payer.call(payment.parkedWish, { orderId: own.id, wish: 'credit' });
    expect(wished).toMatchObject({ state: 'parked', parkedReason: 'paused', parkedWish: 'credit' });
    const stateLater = async () => {
      await world.settle();
      const orders = db.selectFrom('deposit_orders').select('state').where('id', '=', own.id);
      return (await orders.executeTakeFirstOrThrow()).state;
    };
    expect(await stateLater()).toBe('parked');
    world.clock.advance(day);
    expect(await stateLater()).toBe('credited');
  });
});

describe('a pause', () => {
  /** Moves it in time: a session does not live as long as a pause. */
  const change = (values: Updateable<Tables['member_protection']>) =>
    world.running.platform.db
      .updateTable('member_protection')
      .set(values)
      .where('member_id', '=', payer.userId)
      .execute();

  it('refuses deposits with its reason, leaves records open, and cannot be shortened', async () => {
    const info = await payer.call(calls.timeOut, { hours: 168, agreed: true });
    expect(info.pause).toMatchObject({ kind: 'time-out', endsAt: null });
    expect(await pay('200')).toMatchObject({
      status_code: codeOf('access-denied'),
      data: { reason: 'play-paused' },
    });
    const shorter = await payer.send(calls.timeOut, { hours: 24, agreed: true });
    expect(shorter.data).toMatchObject({ reason: 'pause-stands', until: expect.any(Number) });
    expect((await payer.send(payment.openOrders, {})).status_code).toBe(codeOf('no-data'));
    expect((await payer.call(calls.exclude, { months: 6, agreed: true })).pause?.kind).toBe('exclusion');
    expect((await payer.send(calls.timeOut, { hours: 720, agreed: true })).data.reason).toBe('pause-stands');
    expect((await payer.send(calls.endExclusion, {})).data).toMatchObject({ reason: 'pause-stands' });
  });

  it('leaves no way to deposit and no badge, and says so with every answer that leads to a payment', async () => {
    const { orderId } = await order(payer, 'unionpay-1', '200');
    expect((await payer.call(payment.orderStatus, { orderId })).pause).toBeNull();
    const { pause } = await payer.call(calls.timeOut, { hours: 24, agreed: true });
    expect(pause).toMatchObject({ kind: 'time-out', endsAt: null });
    expect(await payer.call(payment.types, {})).toEqual({ pause, channels: [] });
    expect(await payer.call(payment.rewards, {})).toEqual({ pause, rewards: [] });
    expect(await payer.call(calls.sessionReminder, {})).toMatchObject({ pause });
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({ state: 'waiting', pause });
    expect(await payer.call(payment.openOrders, {})).toMatchObject([{ orderId, pause }]);
    // The order that is open is not offered to be paid in place of another.
    expect(await pay('300')).toMatchObject({
      status_code: codeOf('access-denied'),
      data: { reason: 'play-paused' },
    });
    await change({ paused_until: BigInt(world.clock.now()) });
    expect(await payer.call(payment.types, {})).toMatchObject({ pause: null, channels: { length: 8 } });
    expect(await payer.call(payment.rewards, {})).toMatchObject({ pause: null, rewards: { length: 2 } });
    expect(await payer.call(calls.sessionReminder, {})).toMatchObject({ pause: null });
  });

  it('by exclusion keeps deposits and badges away after its term, until a day after its end was asked for', async () => {
    await payer.call(calls.exclude, { months: 6, agreed: true });
    const now = world.clock.now();
    await change({ paused_at: BigInt(now - 200 * day), paused_until: BigInt(now - day) });
    const shown = { kind: 'exclusion', until: now - day, endsAt: null };
    expect(await payer.call(payment.types, {})).toMatchObject({ pause: shown, channels: [] });
    expect(await payer.call(payment.rewards, {})).toMatchObject({ pause: shown, rewards: [] });
    await payer.call(calls.endExclusion, {});
    const { pause } = await payer.call(payment.types, {});
    expect(pause?.endsAt).toBeGreaterThanOrEqual(now + day);
    await change({ end_asked_at: BigInt(world.clock.now() - day) });
    expect((await payer.call(payment.types, {})).pause).toBeNull();
    expect((await payer.call(payment.rewards, {})).rewards).toHaveLength(2);
  });

  it('asks for no rest of an order that was paid in part', async () => {
    const { orderId, payAmount } = await order(payer, 'bank-1', '500');
    world.provider.pay(orderId, { amount: '200', payerName: '张伟' });
    await world.settle();
    const { missing } = await payer.call(payment.orderStatus, { orderId });
    expect(missing).toBe(formatYuan((parseYuan(payAmount) ?? 0n) - 200_00n));
    await payer.call(calls.timeOut, { hours: 24, agreed: true });
    expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({
      state: 'parked',
      missing: '',
    });
    expect((await payer.send(payment.openOrders, {})).status_code).toBe(codeOf('no-data'));
  });

  it('writes of a part that comes meanwhile without asking for the rest', async () => {
    const { signal } = await payer.call(payment.signalCode, {});
    const { orderId } = await order(payer, 'bank-1', '500', signal);
    await payer.call(calls.timeOut, { hours: 24, agreed: true });
    world.provider.pay(orderId, { amount: '200', payerName: '张伟', remark: signal });
    await world.settle();
    const letters = await vi.waitFor(async () => {
      const found = await world.running.platform.db
        .selectFrom('letters')
        .select(['title', 'content'])
        .where('member_id', '=', payer.userId)
        .where('type', '=', 'fd')
        .execute();
      expect(found).toHaveLength(1);
      return found;
    });
    expect(letters[0]?.title).toBe('款项已收到，等待核对');
    expect(letters[0]?.content).toContain(`您为订单 ${orderId} 支付的 200`);
    expect(letters[0]?.content).toContain('请不要再付一次');
  });

  it('ends the other sessions of its member, with their reason, and keeps its own', async () => {
    const { clock, running } = world;
    const other = testClient(running.url, '1001', { now: () => clock.now(), deviceId: payer.deviceId });
    const login = { name: payer.name, password: md5('lobby2026x') };
    other.token = (await other.call(userSession.login, login)).token;
    expect((await other.send(calls.protectionInfo, {})).status_code).toBe(codeOf('success'));
    await payer.call(calls.timeOut, { hours: 24, agreed: true });
    expect(await other.send(calls.protectionInfo, {})).toMatchObject({
      status_code: codeOf('login-expired'),
      data: { ended: 'elsewhere' },
    });
    expect((await payer.send(calls.protectionInfo, {})).status_code).toBe(codeOf('success'));
  });

  it('by exclusion outlasts its term until its end was asked for, and then a day', async () => {
    const { db } = world.running.platform;
    const asked = Date.UTC(2026, 7, 31, 4);
    const until = exclusionEnd(asked, 6);
    expect(until).toBe(Date.UTC(2027, 2, 1, 4));
    const pause = { pause: 'exclusion', paused_at: BigInt(asked), paused_until: BigInt(until) } as const;
    await db
      .insertInto('member_protection')
      .values({ member_id: payer.userId, ...pause })
      .execute();
    expect(await mayNotPlay(db, payer.userId, until + 365 * day)).toBe(true);
    await db
      .updateTable('member_protection')
      .set({ end_asked_at: BigInt(until + hour) })
      .where('member_id', '=', payer.userId)
      .execute();
    expect(await mayNotPlay(db, payer.userId, until + hour + day - 1)).toBe(true);
    expect(await mayNotPlay(db, payer.userId, until + hour + day)).toBe(false);
  });
});

describe('a stake', () => {
  let book: TestBook;
  beforeAll(async () => {
    book = await openTestBook(ten);
  });
  afterAll(() => book.close());

  it('is refused above the loss limit, which open stakes count against, and while paused', async () => {
    const member = await book.join();
    const match = testMatch({ id: '78001', createdAt: ten, kickoff: ten + hour });
    await book.addMatch(match);
    const seen = await book.look(member, match, 'M', 'MH');
    await setLimit(book.db, { memberId: member.id, kind: 'loss', period: 'week' }, 150_00n, ten);
    expect((await book.bet(member, seen)).code).toBe('560');
    expect(await book.bet(member, seen)).toMatchObject({ code: '555', errormsg: 'loss-limit' });
    const transfer = (fen: bigint) =>
      book.db.transaction().execute(trx => mayTransferIn(trx, member.id, { fen, now: ten }));
    await transfer(50_00n);
    await expect(transfer(50_01n)).rejects.toMatchObject({ reason: 'loss-limit' });
    expect((await book.bet(member, seen, { golds: '50' })).code).toBe('560');
    await book.db
      .updateTable('member_protection')
      .set({ pause: 'time-out', paused_at: BigInt(ten), paused_until: BigInt(ten + day) })
      .where('member_id', '=', member.id)
      .execute();
    expect(await book.bet(member, seen)).toMatchObject({ code: '555', errormsg: 'play-paused' });
  });
});
