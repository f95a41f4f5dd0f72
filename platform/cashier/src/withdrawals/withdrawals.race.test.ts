import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { balanceOf } from '@lobby/platform-ledger';
import { md5 } from '@lobby/platform-testing/client/test-client';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { payingBy } from '@lobby/platform-testing/money/paying-by';
import { testWithdrawalPassword } from '@lobby/platform-testing/money/test-withdrawals';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { payByReference, planWithdrawal } from '../providers/reference/withdrawals.ts';
import { accountOf } from './accounts/account-rows.ts';
import { actOn } from './operator/operator-actions.ts';
import { quoteFor } from './orders/quote.ts';
import { openWithdrawal } from './orders/request-withdrawal.ts';
import { tryPassword } from './password/try-password.ts';
import { leaseMs } from './saga/claim.ts';
import { processDue } from './saga/process-due.ts';

const rounds = dose({ small: 1, deep: 100 });

const title = onPostgres('withdrawals on two servers');

describe.skipIf(!testDatabaseUrl)(title, () => {
  const { seat, memberWithAccount: newMember } = twoServers();

  /** Asks one of the servers for a withdrawal whose second factor was right. */
  async function ask(n: number, memberId: string, amount: string): Promise<string> {
    const { db, sites, clock } = seat(n);
    const [site, account] = [sites.byId('1001'), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount, rate: '' }), proven: {} };
    const noTurnover = { open: async () => [], isWaived: async () => false };
    return db
      .transaction()
      .execute(trx => openWithdrawal(trx, { site, clock }, judged, noTurnover))
      .then(
        () => 'held',
        error => (error instanceof Refusal ? String(error.reason) : Promise.reject(error)),
      );
  }
  const askMany = (count: number, memberId: string, amount: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(n, memberId, amount)));
  const processDueEverywhere = () =>
    Promise.all(
      [0, 1, 2, 3].map(n => processDue({ ...seat(n), providers: payingBy(payByReference(seat(n).db)) })),
    );

  it(`let exactly one of 200 take everything, and pay it once (rounds: ${rounds})`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const memberId = await newMember(10_000_00n);
      const outcomes = await askMany(200, memberId, '10000');
      const held = outcomes.filter(outcome => outcome === 'held').length;
      const poor = outcomes.filter(outcome => outcome === 'withdrawal-balance').length;
      expect([held, poor]).toEqual([1, 199]);
      await processDueEverywhere();
      const { db } = seat(0);
      expect(await balanceOf(db, memberId)).toMatchObject({ available: 0n, held: 0n });
      const rows = await db
        .selectFrom('withdrawals')
        .select('state')
        .where('member_id', '=', memberId)
        .execute();
      expect(rows).toEqual([{ state: 'paid' }]);
    }
  });

  it('pay ten once whose answer was lost, while people send them again and the provider refuses that', async () => {
    const { db, clock } = seat(0);
    let now = clock.now();
    /** Four servers do what is due, at a time from which on nothing is claimed any more. */
    const later = async (ms: number) => {
      now += ms;
      const at = { ...clock, now: () => now };
      const sweeps = [0, 1, 2, 3].map(n => {
        const providers = payingBy(payByReference(seat(n).db));
        return processDue({ ...seat(n), clock: at, providers });
      });
      await Promise.all(sweeps);
    };
    const members = await Promise.all(Array.from({ length: 10 }, () => newMember(1_000_00n)));
    await Promise.all(members.map((memberId, n) => ask(n, memberId, '100')));
    const rows = () =>
      db.selectFrom('withdrawals').selectAll().where('member_id', 'in', members).orderBy('id').execute();
    for (const { id } of await rows()) await planWithdrawal(db, id, 'timeout-unlisted');
    for (const ms of [0, leaseMs, leaseMs, leaseMs]) await later(ms);
    for (const row of await rows()) expect(row).toMatchObject({ finding: 'no-record', sends: 1 });

    const orders = (await rows()).flatMap(({ id }) => [0, 1, 2].map(n => ({ id, n })));
    const resent = await Promise.all([
      ...orders.map(({ id, n }) => actOn(seat(n), { id, action: 'resend', note: '', plan: 'pay' })),
      later(0),
    ]);
    expect(resent.filter(done => done === true)).toHaveLength(10);
    for (const ms of [leaseMs, leaseMs, 3_600_000]) await later(ms);
    for (const row of await rows()) expect(row).toMatchObject({ state: 'paid', finding: '', sends: 2 });
    for (const memberId of members)
      expect(await balanceOf(db, memberId)).toMatchObject({ available: 900_00n, held: 0n });
  });

  it('let five of 40 small ones through on a day', async () => {
    const memberId = await newMember(100_000_00n);
    const outcomes = await askMany(40, memberId, '100');
    expect(outcomes.filter(outcome => outcome === 'held')).toHaveLength(5);
    expect(outcomes.filter(outcome => outcome === 'withdrawal-count-of-day')).toHaveLength(35);
    await processDueEverywhere();
    expect(await balanceOf(seat(0).db, memberId)).toMatchObject({ available: 99_500_00n, held: 0n });
  });

  it('judge five of 40 wrong guesses at a withdrawal password, and then not the right one', async () => {
    const memberId = await newMember(1n);
    const guess = (n: number, digits: string) => {
      const { db, passwords, clock } = seat(n);
      return tryPassword(db, passwords, { memberId, typed: md5(digits), now: clock.now() }).then(
        () => 'right',
        error => (error instanceof Refusal ? error.result : Promise.reject(error)),
      );
    };
    const wrong = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n, `1000${10 + n}`)));
    expect(wrong.filter(result => result === 'password-check-failure')).toHaveLength(4);
    expect(wrong.filter(result => result === 'locking-unavailable')).toHaveLength(36);
    expect(await guess(0, testWithdrawalPassword)).toBe('locking-unavailable');
  });
});
