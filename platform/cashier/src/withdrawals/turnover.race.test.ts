import { randomUUID } from 'node:crypto';
import { depositTerms, noteValid, openRequirement, openTurnover } from '@lobby/platform-bonus/turnover';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { creditDeposit, hold, postHold } from '@lobby/platform-ledger';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { twoServers } from '@lobby/platform-testing/two-servers';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptiedVenues } from '../venues/transfers/emptied-venues.ts';
import { accountOf } from './accounts/account-rows.ts';
import { quoteFor } from './orders/quote.ts';
import { openWithdrawal } from './orders/request-withdrawal.ts';

const siteId = '1001';
const rounds = 8;

const title = onPostgres('turnover and withdrawals on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const { seat, memberWithAccount } = twoServers();
  const newMember = () => memberWithAccount(1_000_00n);

  const inTransaction = <Result>(n: number, work: (trx: Transaction<Tables>) => Promise<Result>) =>
    seat(n).db.transaction().execute(work);

  /** A deposit of 100 yuan, which has to be staked once. */
  const deposit = (n: number, memberId: string) =>
    inTransaction(n, async trx => {
      const [id, at] = [randomUUID(), seat(n).clock.now()];
      const shared = { siteId, memberId, at };
      const opened = { ...shared, source: 'deposit', of: id, base: 100_00n, terms: depositTerms } as const;
      await openRequirement(trx, opened, emptiedVenues);
      const credit = { ...shared, transferId: `deposit:${id}`, amount: 100_00n, reference: `deposit:${id}` };
      await creditDeposit(trx, credit, 'payments');
    });

  /** A bet of 100 yuan that waits for its result; `settle` returns its stake and counts it. */
  async function bet(memberId: string) {
    const [ticket, at] = [randomUUID(), seat(0).clock.now()];
    const holdId = await inTransaction(0, trx =>
      hold(trx, { siteId, memberId, amount: 100_00n, at, operationId: ticket, reference: `bet:${ticket}` }),
    );
    const count = (trx: Transaction<Tables>, valid: bigint) =>
      noteValid(trx, { id: `sport:${ticket}`, siteId, memberId, category: 'TY', placedAt: at, valid, at });
    return {
      settle: (n: number) =>
        inTransaction(n, async trx => {
          await postHold(trx, holdId, { payout: 100_00n, at });
          await count(trx, 100_00n);
        }),
      takeBack: (n: number) => inTransaction(n, trx => count(trx, 0n)),
    };
  }

  /** Asks one of the servers for a withdrawal whose second factor was right. */
  async function ask(n: number, memberId: string, amount = '200'): Promise<string> {
    const { db, sites, clock } = seat(n);
    const [site, account] = [sites.byId(siteId), await accountOf(db, memberId, memberId)];
    if (!site || !account) throw new Error('the site or the account is missing');
    const judged = { account, quote: quoteFor('bank', { amount, rate: '' }), proven: {} };
    return inTransaction(n, trx =>
      openWithdrawal(trx, { site, clock }, judged, {
        open: openTurnover(emptiedVenues),
        isWaived: async () => false,
      }),
    ).then(
      () => 'held',
      error => (error instanceof Refusal ? String(error.reason) : Promise.reject(error)),
    );
  }
  const askMany = (count: number, memberId: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => ask(n, memberId)));

  /** The order in which the money of a member was locked: what the references of its postings begin with. */
  async function history(memberId: string): Promise<string[]> {
    const rows = await seat(0)
      .db.selectFrom('ledger_postings')
      .select(['kind', 'reference'])
      .where('chain', '=', memberId)
      .orderBy('chain_place')
      .execute();
    return rows.map(({ kind, reference }) => `${reference.split(':')[0]} ${kind}`);
  }

  it('a withdrawal is held only once the bet that was missing is settled, however many ask meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const memberId = await newMember();
      await deposit(0, memberId);
      const { settle, takeBack } = await bet(memberId);
      expect(await ask(1, memberId)).toBe('withdrawal-turnover');
      const [outcomes] = await Promise.all([askMany(6, memberId), settle(round)]);
      const known = /^(held|withdrawal-(turnover|balance|count-of-day))$/;
      for (const outcome of outcomes) expect(outcome).toMatch(known);
      expect(await ask(0, memberId)).toMatch(/^(held|withdrawal-(balance|count-of-day))$/);
      const steps = await history(memberId);
      const settled = steps.findIndex(step => step.startsWith('bet ') && step !== 'bet hold');
      expect(settled).toBeGreaterThan(0);
      expect(steps.slice(0, settled)).not.toContain('withdrawal hold');
      await takeBack(1);
      expect(await ask(round, memberId, '100')).toMatch(/^withdrawal-(turnover|balance|count-of-day)$/);
    }
  });

  it('a deposit that lands while withdrawals are asked for is never taken out without its turnover', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const memberId = await newMember();
      await Promise.all([askMany(6, memberId), deposit(round, memberId)]);
      const steps = await history(memberId);
      const landed = steps.findIndex(step => step.startsWith('deposit '));
      expect(landed).toBeGreaterThan(0);
      expect(steps.slice(landed)).not.toContain('withdrawal hold');
    }
  });
});
