import { transactionSources } from '@lobby/platform/domains';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { pursesOf } from '@lobby/platform-ledger';
import { credits, type Happening, moneyedMember } from '@lobby/platform-testing/money/moneyed-member';
import { paymentsAt } from '@lobby/platform-testing/money/payments-at';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTransactions } from './transaction-rows.ts';

const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
let running: RunningPlatform;
let own: Awaited<ReturnType<typeof moneyedMember>>;
beforeAll(async () => {
  running = await testPlatform(
    { logLevel: 'silent', ...paymentsAt('http://127.0.0.1:9') },
    { clock, domains: [] },
  );
});
beforeEach(async () => {
  own = await moneyedMember(running, clock);
});
afterAll(() => running.stop());

const purses = () => pursesOf(running.platform.db, own.memberId);
const record = () =>
  readTransactions(
    { db: running.platform.db, sources: transactionSources },
    own.memberId,
    { kind: 'all', state: 'all', begin: 0, end: clock.now() + 1 },
    { after: undefined, limit: 1_000 },
  );
/** What the rows say is free: what is done, and what has left and is on its way. */
async function sum(): Promise<bigint> {
  const rows = await record();
  const counted = rows.filter(({ state, fen }) => state === 'done' || (state === 'pending' && fen < 0n));
  return counted.reduce((all, { fen }) => all + fen, 0n);
}

/** The member owes 600 yuan, has nothing free, and something of everything is on its way. */
async function owing(): Promise<void> {
  for (const what of ['place', 'ask', 'place'] as const) await own.happens(what);
  await own.happens('win', 200_00n);
  await own.happens('into-venue', 100_000_00n);
  await own.happens('correct');
  const { available, owed } = await purses();
  expect([available, owed, await sum()]).toEqual([0n, 600_00n, 0n]);
}

it('a deposit is in the record whose money came although its provider never said where to pay', async () => {
  await own.happens('deposit');
  const orders = running.platform.db.updateTable('deposit_orders').set({ payee: '' });
  await orders.where('member_id', '=', own.memberId).execute();
  expect((await record()).map(({ kind }) => kind)).toEqual(['deposit', 'bonus']);
  expect(await sum()).toBe((await purses()).available);
});

describe('the record of a member who owes', () => {
  it.each([
    ['win', /^[0-9a-f-]{36}$/],
    ['deposit', /^D202/],
    ['home', /^T202/],
    ['rejected', /^W202/],
    ['returned', /^W202/],
    ['bonus', /^P202/],
    ['rebate', /^P202/],
  ] as const)('has a row for what was taken: %s, number %s', async (way, number) => {
    await owing();
    await own.happens(way);
    const { owed, available } = await purses();
    const repayment = (await record()).find(({ detail }) => detail === 'repay');
    expect(repayment).toMatchObject({ kind: 'bet', state: 'done', fen: owed - 600_00n });
    expect(repayment?.order_no).toMatch(number);
    expect(await sum()).toBe(available);
  });

  it('adds up to the free balance, whatever happened', async () => {
    const fen = fc.bigInt(1n, 400_00n);
    const what = fc.constantFrom<Happening[]>(
      ...credits,
      'place',
      'place',
      'ask',
      'win',
      'correct',
      'into-venue',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(what, fen), { minLength: 4, maxLength: 16 }), async steps => {
        own = await moneyedMember(running, clock);
        await owing();
        for (const [each, amount] of steps) {
          await own.happens(each, amount);
          expect(await sum()).toBe((await purses()).available);
        }
      }),
      { numRuns: 10 },
    );
  });
});
