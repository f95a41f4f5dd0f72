import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import { transactionSources } from '@lobby/platform/domains';
import { depositTerms, noteValid, openRequirement, openTurnover } from '@lobby/platform-bonus/turnover';
import { hold, owedBy, postHold } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { mayNotPlay } from '@lobby/platform-protection/pause';
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usdtRate } from '../deposits/exchange-rate.ts';
import { settleFinding } from '../deposits/findings/settle-finding.ts';
import { transactionsDomain } from '../transactions/transactions.domain.ts';
import { emptiedVenues } from '../venues/transfers/emptied-venues.ts';
import { actOn, type OperatorAction } from './operator/operator-actions.ts';
import { withdrawalsDomain } from './withdrawals.domain.ts';

const { playerProtection, withdraw, transfer, transactions } = contract;

let world: TestDeposits;
let payer: Payer;
beforeAll(async () => {
  const turnover = { open: openTurnover(emptiedVenues), isWaived: mayNotPlay };
  const withdrawals = withdrawalsDomain({
    turnover,
    isOwnAccount: async () => false,
    rateOf: (db, siteId, now) => usdtRate(db, { usdtRate: '7.25' }, siteId, now),
  });
  world = await testDeposits({}, [withdrawals, transactionsDomain(transactionSources)]);
});
afterAll(async () => {
  expect(await auditLedger(world.running.platform.db)).toEqual([]);
  await world.stop();
});
beforeEach(async () => {
  payer = await world.join('林乔');
  await bindForWithdrawals(world.running, payer, `+86 138${payer.userId.slice(0, 8)}`);
  const addedAt = world.clock.now() - 3 * day;
  await giveWithdrawalAccount(world.running, payer, addedAt, `${payer.userId}bank`);
  const { db } = world.running.platform;
  const card = await db
    .selectFrom('withdrawal_accounts')
    .selectAll()
    .where('id', '=', `${payer.userId}bank`)
    .executeTakeFirstOrThrow();
  const id = `${payer.userId}coin`;
  await db
    .insertInto('withdrawal_accounts')
    .values({ ...card, id, kind: 'usdt-trc20', bank_id: '', number_mac: id })
    .execute();
});

const inTransaction = <Result>(work: Parameters<typeof runIn<Result>>[0]) => runIn(work);
function runIn<Result>(work: (trx: Parameters<typeof hold>[0]) => Promise<Result>): Promise<Result> {
  return world.running.platform.db.transaction().execute(work);
}
/** Stakes and loses yuan, which count as turnover. */
async function lose(yuan: bigint): Promise<void> {
  const [bet, at, amount] = [randomUUID(), world.clock.now(), yuan * 100n];
  const whose = { siteId: '1001', memberId: payer.userId };
  await inTransaction(async trx => {
    const holdId = await hold(trx, { ...whose, amount, at, operationId: bet, reference: `bet:${bet}` });
    await postHold(trx, holdId, { payout: 0n, at });
    await noteValid(trx, { ...whose, id: `sport:${bet}`, category: 'TY', placedAt: at, valid: amount, at });
  });
}
/** @returns the provider's number of what was paid. */
async function deposit(channel: string, amount: string): Promise<string> {
  const { orderId } = await order(payer, channel, amount);
  const { transactionId } = world.provider.pay(orderId, { confirmations: 20 });
  await world.settle();
  return transactionId;
}
const pause = () => payer.call(playerProtection.timeOut, { hours: 24, agreed: true });
/** Without the day that would end the session too. */
const pauseOver = () =>
  world.running.platform.db
    .updateTable('member_protection')
    .set({ paused_until: BigInt(world.clock.now()) })
    .where('member_id', '=', payer.userId)
    .execute();
const info = () => payer.call(withdraw.withdrawInfo, {});
const freeBy = async (kind: string) => (await info()).freeBy.find(one => one.kind === kind)?.free;
const ask = (to: 'bank' | 'coin', amount: string) =>
  payer.send(withdraw.withdrawNew, {
    ...{ accountId: payer.userId + to, amount },
    password: md5(testWithdrawalPassword),
  });
const money = async () => {
  const { balance, lockMoney } = await payer.call(transfer.getBalance, {});
  return [balance, lockMoney];
};
const asked = async () => (await info()).turnover.map(({ source, need, done }) => [source, need, done]);
const stateOf = async (orderNo: string) =>
  (await payer.call(withdraw.withdrawOrderInfo, { orderNo }))[0]?.state;
const act = (id: string, action: OperatorAction) =>
  actOn(world.running.platform, { id, action, note: '资料不符', plan: 'pay' });

describe('a deposit of 30,000 with a bonus, of which 160 were staked, and a time-out', () => {
  beforeEach(async () => {
    await deposit('usdt-trc20-1', '30000');
    await lose(160n);
    expect(await asked()).toEqual([
      ['deposit', '30000.06', '160'],
      ['bonus', '150', '0'],
    ]);
    expect((await info()).turnoverLeft).toBe('29990.06');
    await pause();
    expect((await info()).turnoverLeft).toBe('0');
  });

  it('lets out by another way what was there before, and by its own the deposit, and the bonus by none', async () => {
    expect(await money()).toEqual(['39990.06', '0']);
    expect(await info()).toMatchObject({ free: '39840.06', bonusKept: '150' });
    expect([await freeBy('bank'), await freeBy('usdt-trc20')]).toEqual(['10000', '39840.06']);
    expect((await ask('bank', '10000.01')).data).toEqual({ reason: 'withdrawal-way', most: '10000' });
    expect((await ask('coin', '39840.07')).data).toEqual({ reason: 'withdrawal-balance', free: '39840.06' });
    expect(await money()).toEqual(['39990.06', '0']);
  });

  it('takes its bonus back and waits for a person, and what was played is paid without one', async () => {
    const played = await ask('bank', '10000');
    const { data } = await ask('coin', '29840.06');
    expect(await money()).toEqual(['0', '39840.06']);
    await world.settle();
    expect(await stateOf(played.data.orderNo)).toBe('paid');
    expect(await stateOf(data.orderNo)).toBe('review');
    const row = await world.running.platform.db
      .selectFrom('withdrawals')
      .select(['reasons', 'unplayed'])
      .where('id', '=', data.orderNo)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ reasons: '["unplayed-deposit"]', unplayed: 29_840_06n });
    await act(data.orderNo, 'approve');
    await world.settle();
    expect(await stateOf(data.orderNo)).toBe('paid');
    expect(await money()).toEqual(['0', '0']);
    await pauseOver();
    expect(await asked()).toEqual([]);
    const { list } = await payer.call(transactions.queryDealRecord, {
      ...{ kind: 'bonus' as const, beginTime: world.clock.now() - 10 * day, endTime: world.clock.now() },
    });
    expect(list.map(({ detail, amount }) => [detail, amount])).toContainEqual(['bonus-back', '-150']);
  });

  it.each(['reject', 'return'] as const)('whose withdrawal came back (%s) is as it was', async how => {
    const { data } = await ask('coin', '39840.06');
    await world.settle();
    if (how === 'return') {
      await act(data.orderNo, 'approve');
      await world.settle();
    }
    expect(await act(data.orderNo, how)).toBe(true);
    expect(await money()).toEqual(['39990.06', '0']);
    expect(await info()).toMatchObject({ free: '39840.06', bonusKept: '150' });
    await pauseOver();
    expect(await asked()).toEqual([
      ['deposit', '30000.06', '160'],
      ['bonus', '150', '0'],
    ]);
    expect((await ask('coin', '100')).data).toMatchObject({ reason: 'withdrawal-turnover' });
  });

  it('of which two parts left has its bonus again only when both came back', async () => {
    const [one, other] = [await ask('coin', '12000'), await ask('coin', '27840.06')];
    await world.settle();
    expect(await act(one.data.orderNo, 'reject')).toBe(true);
    expect(await money()).toEqual(['12000', '27840.06']);
    expect(await info()).toMatchObject({ bonusKept: '0' });
    expect(await act(other.data.orderNo, 'reject')).toBe(true);
    expect(await money()).toEqual(['39990.06', '0']);
    await pauseOver();
    expect(await asked()).toEqual([
      ['deposit', '30000.06', '160'],
      ['bonus', '150', '0'],
    ]);
  });

  it('of which a part left asks for the rest alone', async () => {
    await ask('coin', '12000');
    await pauseOver();
    expect(await asked()).toEqual([['deposit', '28000.06', '160']]);
  });
});

it('a member who had lost all has to stake a new deposit and its bonus, and takes neither out by another way', async () => {
  await lose(10_000n);
  await deposit('usdt-trc20-1', '1000');
  expect(await asked()).toEqual([
    ['deposit', '1000.06', '0'],
    ['bonus', '5', '0'],
  ]);
  await pause();
  expect([await freeBy('bank'), await freeBy('usdt-trc20')]).toEqual(['0', '1000.06']);
});

it('a bonus that left with its deposit is not there again when the deposit went back to its payer', async () => {
  const transactionId = await deposit('usdt-trc20-1', '1000');
  await pause();
  const { data } = await ask('coin', '11000.06');
  expect(await money()).toEqual(['0', '11000.06']);
  world.provider.takeBack(transactionId, { status: 'reversed' });
  await world.settle();
  const { db, clock } = world.running.platform;
  const { id } = await db
    .selectFrom('payment_findings')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  expect(await settleFinding(db, { id, action: 'debit', now: clock.now() })).toBe('done');
  expect(await owedBy(db, payer.userId)).toBe(1_000_06n);
  expect(await act(data.orderNo, 'reject')).toBe(true);
  expect([await money(), await owedBy(db, payer.userId)]).toEqual([['10000', '0'], 0n]);
  await pauseOver();
  expect(await asked()).toEqual([]);
});

it('a deposit that was played keeps its bonus in a pause until the bonus was played too', async () => {
  await deposit('usdt-trc20-1', '1000');
  await lose(1001n);
  await pause();
  expect(await info()).toMatchObject({ bonusKept: '5' });
  expect((await ask('bank', '9000')).status_code).toBe(codeOf('success'));
  expect(await info()).toMatchObject({ bonusKept: '5' });
});

it('a bonus that came without a deposit stays in a pause, and money that no deposit brought goes anywhere', async () => {
  const at = world.clock.now();
  const whose = { siteId: '1001', memberId: payer.userId, terms: depositTerms, at };
  await inTransaction(trx =>
    openRequirement(trx, { ...whose, source: 'bonus', of: randomUUID(), base: 50_00n }, emptiedVenues),
  );
  await inTransaction(trx =>
    openRequirement(trx, { ...whose, source: 'rebate', of: randomUUID(), base: 8_00n }, emptiedVenues),
  );
  await pause();
  expect(await info()).toMatchObject({ free: '9950', bonusKept: '50', turnoverLeft: '0' });
  expect((await ask('bank', '9950.01')).data).toMatchObject({ reason: 'withdrawal-balance' });
  await ask('bank', '9950');
  expect(await money()).toEqual(['50', '9950']);
});
