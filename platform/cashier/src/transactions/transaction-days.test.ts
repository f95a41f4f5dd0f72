import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { day } from '@lobby/calendar';
import { formatYuan, parseYuan } from '@lobby/money';
import { transactionSources } from '@lobby/platform/domains';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { lettersDomain } from '@lobby/platform-messaging/letters/letters.domain';
import { md5 } from '@lobby/platform-testing/client/test-client';
import {
  order,
  type Payer,
  type TestDeposits,
  testDeposits,
} from '@lobby/platform-testing/money/test-deposits';
import {
  bindForWithdrawals,
  giveWithdrawalAccount,
  testWithdrawalPassword,
} from '@lobby/platform-testing/money/test-withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawalsDomain } from '../withdrawals/withdrawals.domain.ts';
import { transactionsDomain } from './transactions.domain.ts';

const { transactions, userSession, withdraw } = contract;

let world: TestDeposits;
let payer: Payer;
beforeAll(async () => {
  const withdrawals = withdrawalsDomain({
    isOwnAccount: async () => false,
    turnover: { open: async () => [], isWaived: async () => false },
    rateOf: async () => ({ rate: '7.25' }),
  });
  world = await testDeposits({}, [
    lettersDomain(async () => undefined),
    withdrawals,
    transactionsDomain(transactionSources),
  ]);
  payer = await world.join();
  await bindForWithdrawals(world.running, payer, '+86 13912340077');
  await giveWithdrawalAccount(world.running, payer, world.clock.now() - 2 * day);
});
afterAll(() => world.stop());

/** Answers what was paid, fen: what was asked for with the unique cents of its order. */
async function deposit(amount: string): Promise<bigint> {
  const { orderId, payAmount } = await order(payer, 'alipay-1', amount);
  world.provider.pay(orderId);
  await world.settle();
  return parseYuan(payAmount) ?? 0n;
}
const takeOut = async (amount: string) => {
  const asked = { accountId: 'card01', amount, password: md5(testWithdrawalPassword) };
  const { orderNo } = await payer.call(withdraw.withdrawNew, asked, { requestId: randomUUID() });
  await world.running.catchUp();
  return orderNo;
};
/** Lets days go by, and logs in again. */
async function pass(count: number) {
  world.clock.advance(count * day);
  const login = { name: payer.name, password: md5('lobby2026x') };
  payer.token = (await payer.call(userSession.login, login)).token;
}
const days = () => payer.call(transactions.dealDays, {});
const totals = (kind: 'deposit' | 'withdrawal') => {
  const { clock } = world;
  const range = { beginTime: clock.now() - 40 * day, endTime: clock.now() + day };
  return payer.call(transactions.dealTotals, { ...range, kind });
};

describe('money in and out, day by day', () => {
  it('is thirty days of nothing before the first deposit', async () => {
    const answer = await days();
    expect(answer.days).toHaveLength(30);
    expect(new Set(answer.days.map(({ in: came, out }) => `${came} ${out}`))).toEqual(new Set(['0 0']));
    const beijing = new Date(world.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(answer.days.at(-1)?.day).toBe(beijing);
    expect(answer).toMatchObject({ in: '0', out: '0' });
  });

  it('shows credited deposits and paid withdrawals, as the record sums them', async () => {
    const first = (await deposit('500')) + (await deposit('300.5'));
    await order(payer, 'wechat-1', '200');
    await pass(2);
    const second = await deposit('100');
    await takeOut('250');
    const answer = await days();
    expect(answer.days.slice(-3).map(({ in: came, out }) => [came, out])).toEqual([
      [formatYuan(first), '0'],
      ['0', '0'],
      [formatYuan(second), '250'],
    ]);
    expect(answer).toMatchObject({ in: formatYuan(first + second), out: '250' });
    expect((await totals('deposit')).in).toBe(answer.in);
    expect((await totals('withdrawal')).out).toBe(answer.out);
  });

  it('lists both in the record with their orders, and forgets a day after thirty', async () => {
    const { clock } = world;
    const range = { beginTime: clock.now() - 40 * day, endTime: clock.now() + day };
    const { list } = await payer.call(transactions.queryDealRecord, { ...range, pageSize: 100 });
    expect(
      list.map(({ kind, state, amount, via }) => [kind, state, Number.parseInt(amount, 10), via]),
    ).toEqual(
      expect.arrayContaining([
        ['withdrawal', 'done', -250, 'bank'],
        ['deposit', 'done', 100, 'alipay'],
        ['deposit', 'failed', 200, 'wechat'],
      ]),
    );
    await pass(28);
    const answer = await days();
    expect([Number.parseInt(answer.in, 10), answer.out]).toEqual([100, '250']);
    expect(await auditLedger(world.running.platform.db)).toEqual([]);
  });
});
