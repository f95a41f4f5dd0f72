import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import { depositsForEach } from '@lobby/platform-testing/money/deposits-for-each';
import {
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import { describe, expect, it } from 'vitest';
import { demoChannels } from '../providers/reference/channels.ts';
import { closedUnseen, moveOrder } from './orders/order-states.ts';

const { payment } = contract;

let world: TestDeposits;
let payer: Payer;
depositsForEach(made => {
  ({ world, payer } = made);
});

const pay = (channelId: string, amount: string, requestId = randomUUID()) =>
  payer.send(payment.pay, { channelId, amount }, { requestId });

describe('the ways to deposit', () => {
  it('are listed with their limits and states, and those with a badge by themselves', async () => {
    const { channels: types } = await payer.call(payment.types, {});
    expect(types.map(({ method, state }) => `${method} ${state}`)).toEqual([
      'bank open',
      'alipay open',
      'wechat open',
      'unionpay open',
      'usdt-trc20 open',
      'usdt-erc20 open',
      'huione grade',
      'xnbsk maintenance',
    ]);
    expect(types[0]).toMatchObject({ id: 'bank-1', min: '100', max: '50000', asksPayer: true });
    expect(await payer.call(payment.rewards, {})).toEqual({
      pause: null,
      rewards: [
        { method: 'bank', recommended: true, bonusRate: '0' },
        { method: 'usdt-trc20', recommended: true, bonusRate: '0.005' },
      ],
    });
  });

  it.each([
    ['bank-1', '99.99', 'invalid-parameter', { reason: 'deposit-under-minimum', min: '100' }],
    ['bank-1', '0', 'invalid-parameter', { reason: 'deposit-under-minimum' }],
    ['bank-1', '50000.01', 'invalid-parameter', { reason: 'deposit-over-maximum', max: '50000' }],
    ['xnbsk-1', '100', 'warning', { reason: 'channel-maintenance' }],
    ['huione-1', '200', 'access-denied', { reason: 'channel-grade' }],
    ['nowhere', '100', 'not-found', null],
    ['bank-1', '1e3', 'invalid-parameter', null],
  ] as const)('refuse %s with %s: %s', async (channelId, amount, name, data) => {
    const answer = await pay(channelId, amount);
    expect(answer.status_code).toBe(codeOf(name));
    if (data) expect(answer.data).toMatchObject(data);
    expect((await payer.send(payment.openOrders, {})).status_code).toBe(codeOf('no-data'));
  });

  it('ask for a real name where the payer has to be known, which is shown masked', async () => {
    expect(await payer.call(payment.customerInfo, {})).toEqual({ payerName: '张*' });
    payer = await world.join('');
    expect((await pay('bank-1', '100')).status_code).toBe(codeOf('bind-real-name'));
    expect((await pay('alipay-1', '100')).status_code).toBe(codeOf('success'));
  });

  it('are closed while there is no provider', async () => {
    const closed = await testDeposits({ providerUrl: undefined });
    const member = await closed.join();
    const { channels: types } = await member.call(payment.types, {});
    expect(new Set(types.map(({ state }) => state))).toEqual(new Set(['maintenance']));
    await closed.stop();
  });
});

describe('an order', () => {
  it('says where to pay exactly how much until when, and is one an operation id and one a method', async () => {
    const requestId = randomUUID();
    const { signal } = await payer.call(payment.signalCode, {});
    const asked = { channelId: 'bank-1', amount: '1000', signal };
    const opened = await payer.call(payment.pay, asked, { requestId });
    expect(opened).toMatchObject({ state: 'waiting', method: 'bank', amount: '1000', credited: '' });
    expect(opened.payAmount).toMatch(/^1000\.\d\d$/);
    expect(opened.payee).toMatchObject({ account: '6222021234567890128', remark: signal });
    expect(opened.expiresAt - opened.systime).toBeGreaterThan(29 * minute);
    expect(await payer.call(payment.pay, asked, { requestId })).toMatchObject({ orderId: opened.orderId });

    const second = await pay('bank-1', '500');
    expect(second.status_code).toBe(codeOf('data-exists'));
    expect(second.data).toMatchObject({ orderId: opened.orderId });
    const other = await order(payer, 'usdt-trc20-1', '1000');
    const open = await payer.call(payment.openOrders, {});
    expect(open.map(({ orderId }) => orderId)).toEqual([other.orderId, opened.orderId]);

    const changed = await payer.send(payment.pay, { ...asked, amount: '1001' }, { requestId });
    expect(changed.status_code).toBe(codeOf('illegal-parameter'));
    const stranger = await world.join();
    const asStranger = await stranger.send(payment.orderStatus, { orderId: opened.orderId });
    expect(asStranger.status_code).toBe(codeOf('not-found'));
  });

  it('says in a pause that one is in force, also to the call that opened it, sent again', async () => {
    const requestId = randomUUID();
    const opened = (await pay('bank-1', '200', requestId)).data;
    expect(opened).toMatchObject({ pause: null });
    await payer.call(contract.playerProtection.timeOut, { hours: 24, agreed: true });
    const again = await pay('bank-1', '200', requestId);
    expect(again.status_code).toBe(codeOf('success'));
    expect(again.data).toMatchObject({ orderId: opened?.orderId, pause: { kind: 'time-out' } });
    expect((await pay('bank-1', '200')).data).toEqual({ reason: 'play-paused' });
  });

  it('takes a remark once, of its member only, and while it is valid', async () => {
    const { signal } = await payer.call(payment.signalCode, {});
    expect(await payer.call(payment.signalCode, {})).toMatchObject({ signal });
    const stranger = await world.join();
    const refused = await stranger.send(
      payment.pay,
      { channelId: 'bank-1', amount: '100', signal },
      { requestId: randomUUID() },
    );
    expect(refused.data).toMatchObject({ reason: 'signal-expired' });
    await order(payer, 'bank-1', '100', signal);
    expect((await payer.call(payment.signalCode, {})).signal).not.toBe(signal);
  });

  it('has cents that no other open order has, and the same ones when its member orders again', async () => {
    const amounts = new Set<string>();
    const payers = await Promise.all(Array.from({ length: 12 }, () => world.join()));
    for (const one of payers) amounts.add((await order(one, 'alipay-1', '300')).payAmount);
    expect(amounts.size).toBe(12);
    const [first] = payers;
    const open = await first!.call(payment.openOrders, {});
    await first!.call(payment.closeOrder, { orderId: open[0]!.orderId });
    expect((await order(first!, 'alipay-1', '300')).payAmount).toBe(open[0]?.payAmount);
  });

  it('expires by the clock, which frees its method', async () => {
    const opened = await order(payer, 'unionpay-1', '100');
    world.clock.advance(15 * minute);
    const next = await order(payer, 'unionpay-1', '100');
    expect(next.orderId).not.toBe(opened.orderId);
    world.clock.advance(15 * minute);
    await world.settle();
    for (const { orderId } of [opened, next])
      expect(await payer.call(payment.orderStatus, { orderId })).toMatchObject({ state: 'expired' });
  });

  it('is closed by its member while nothing has arrived, claimed or not', async () => {
    const { orderId } = await order(payer, 'wechat-1', '100');
    expect(await payer.call(payment.claim, { orderId })).toMatchObject({ state: 'claimed' });
    expect(await payer.call(payment.closeOrder, { orderId })).toMatchObject({ state: 'closed' });
    expect(await payer.call(payment.claim, { orderId })).toMatchObject({ state: 'closed' });
  });

  it('is one of thirty an hour at most', async () => {
    const { orderId } = await order(payer, 'wechat-1', '100');
    const { db } = world.running.platform;
    const row = await db
      .selectFrom('deposit_orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const closed = Array.from({ length: 28 }, (_, n) => ({
      ...row,
      id: `${orderId}-${n}`,
      state: 'closed' as const,
    }));
    await db.insertInto('deposit_orders').values(closed).execute();
    const ends = closed.map(({ id, created_at: at }) => ({ order_id: id, state: 'closed' as const, at }));
    await db
      .insertInto('deposit_order_events')
      .values(ends.map(end => ({ ...end, source: 'member' as const, note: '' })))
      .execute();
    expect((await pay('alipay-1', '100')).status_code).toBe(codeOf('success'));
    expect(await pay('unionpay-1', '100')).toMatchObject({
      status_code: codeOf('frequent-submission'),
      data: { reason: 'deposits-of-the-hour', retryAt: expect.any(Number) },
    });
  });

  it('is of the provider of its channel, and of no other when that one is not set up', async () => {
    const channels = demoChannels.map(channel => ({ ...channel, provider: 'gone' }));
    const other = await testDeposits({ channels });
    const member = await other.join();
    const asked = { channelId: 'unionpay-1', amount: '100' };
    const answer = await member.send(payment.pay, asked, { requestId: randomUUID() });
    expect(answer).toMatchObject({
      status_code: codeOf('bad-gateway'),
      data: { reason: 'provider-unreachable' },
    });
    const orders = other.running.platform.db.selectFrom('deposit_orders').select(['provider', 'state']);
    expect(await orders.execute()).toEqual([{ provider: 'gone', state: 'closed' }]);
    await other.stop();
  });

  it('is not opened when the provider cannot be reached, and can be tried again', async () => {
    const lonely = await testDeposits({ providerUrl: 'http://127.0.0.1:9' });
    const member = await lonely.join();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await member.send(
        payment.pay,
        { channelId: 'bank-1', amount: '100' },
        { requestId: randomUUID() },
      );
      expect(answer).toMatchObject({
        status_code: codeOf('bad-gateway'),
        data: { reason: 'provider-unreachable' },
      });
    }
    await lonely.stop();
  });
});

it('an order that was closed before it was announced is not announced by a repeated call', async () => {
  const requestId = randomUUID();
  const { data } = await pay('unionpay-1', '100', requestId);
  const { db } = world.running.platform;
  // As a server leaves it that finds no provider.
  await db.transaction().execute(async trx => {
    const { set, ...closed } = closedUnseen(world.clock.now());
    await moveOrder(trx, data.orderId, { ...closed, set: { ...set, payee: '' } });
  });
  expect((await pay('unionpay-1', '100', requestId)).status_code).toBe(codeOf('bad-gateway'));
  expect((await pay('unionpay-1', '100')).data).toMatchObject({ state: 'waiting' });
});

describe('the address of a member on a chain', () => {
  it('stays the same, and is nobody else’s', async () => {
    const first = await order(payer, 'usdt-trc20-1', '1000');
    await payer.call(payment.closeOrder, { orderId: first.orderId });
    const again = await order(payer, 'usdt-trc20-1', '2000');
    expect(again.payee.address).toBe(first.payee.address);
    const other = await order(await world.join(), 'usdt-trc20-1', '1000');
    expect(other.payee.address).not.toBe(first.payee.address);
    expect((await order(payer, 'usdt-erc20-1', '1000')).payee.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });
});
