import { day } from '@lobby/calendar';
import { friendKey } from '@lobby/funds/promotions';
import { invitationOf } from '@lobby/platform-identity/invitations/friends-of';
import { inviteCodeOf } from '@lobby/platform-identity/invitations/invite-code';
import { noteInvited } from '@lobby/platform-identity/invitations/note-invited';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { balanceOf, lockAvailable, owedBy } from '@lobby/platform-ledger';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { untilOneWaits } from '@lobby/platform-testing/database/until-one-waits';
import { creditedDeposits, depositedWithin, emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { findTakenBack } from '@lobby/platform-testing/money/charge-back';
import { addCreditedOrder } from '@lobby/platform-testing/money/credited-order';
import { twoServers } from '@lobby/platform-testing/two-servers';
import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forfeitGrants, restoreGrants } from '../../grants/forfeit-grants.ts';
import { claimGrant } from '../../grants/grants.ts';
import { promotionGrantId } from '../../grants/reach-of-promotion.ts';
import { countDue } from '../../turnover/count-due.ts';
import { noteValid } from '../../turnover/index.ts';
import { reviewMembership } from '../review/review.ts';
import { outcomeOf } from '../testing/at-once.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { publishPromotion, testNeeds } from '../testing/published.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const needs = { ...testNeeds, depositsOf: creditedDeposits, depositedWithin };
const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' as const },
  budget: { total: '100000', perMember: '1000' },
  claimDays: 7,
};
const friendsRule = {
  ...{ ...shared, kind: 'friends' as const, withinDays: 5, mostAMonth: 100 },
  friend: { gift: '18', bound: [], deposit: '100', turnover: '0.01' },
};
const opening = 1_000_00n;

describe.skipIf(!testDatabaseUrl)(
  onPostgres('deposits that go back, on two servers'),
  { timeout: 300_000 },
  () => {
    const { seat } = twoServers();
    const inTransaction = <T>(n: number, deed: (trx: Transaction<Tables>) => Promise<T>) =>
      seat(n).db.transaction().execute(deed);

    /** A member who joined a promotion, and what they and the platform do in it. */
    async function joined(row: Awaited<ReturnType<typeof publishPromotion>>, key = 'first') {
      const memberId = await addMember(seat(0).db, { siteId, fen: opening, at: now });
      const joining = { memberId, deviceId: memberId, address: '192.0.2.1', now };
      const membership = await inTransaction(0, trx => joinOrThrow(trx, row, joining, needs));
      const idOf = (step: string) => promotionGrantId({ memberId, promotionId: row.id, key: step });
      return {
        memberId,
        review: (n: number) =>
          inTransaction(n, trx => reviewMembership(trx, { row, membership, now }, needs)),
        claim: (n: number, step = key) =>
          outcomeOf(
            inTransaction(n, trx =>
              claimGrant(trx, { siteId, memberId, id: idOf(step), at: now }, emptiedVenues),
            ),
          ),
        gained: async () =>
          (await balanceOf(seat(0).db, memberId)).available - (await owedBy(seat(0).db, memberId)) - opening,
        standing: () =>
          seat(0)
            .db.selectFrom('grants')
            .select('id')
            .where('member_id', '=', memberId)
            .where('forfeited_at', 'is', null)
            .execute(),
      };
    }

    const firstDeposit = (multiple = 0) =>
      publishPromotion(
        seat(0).db,
        {
          ...{ ...shared, kind: 'first-deposit', percent: 50, cap: '100', minDeposit: '100' },
          turnover: { multiple, group: 'sport' },
        },
        now,
      );
    const deposit = (memberId: string) =>
      addCreditedOrder(seat(0).db, { siteId, memberId, fen: 200_00n, at: now });
    /** What went back of a deposit, to be debited on a server. */
    async function goneBack(orderId: string) {
      const { debit } = await findTakenBack(seat(0).db, { orderId, at: now });
      return (n: number) => debit(seat(n).db);
    }
    const stake = (memberId: string) =>
      inTransaction(0, trx => {
        const bet = { siteId, memberId, id: `bet/${memberId}`, category: 'TY', valid: 50_00n } as const;
        return noteValid(trx, { ...bet, placedAt: now, at: now });
      });

    /** A friend of an inviter, who deposited and staked what is asked. @returns a way to debit the deposit, and the step of the friend. */
    async function friendOf(inviterId: string) {
      const memberId = await addMember(seat(0).db, { siteId, fen: opening, at: now });
      await inTransaction(0, async trx => {
        const iCode = await inviteCodeOf(trx, { siteId, memberId: inviterId, at: now });
        const from = { deviceId: memberId, ip: '192.0.2.2', at: now };
        await noteInvited(trx, { siteId, memberId, iCode, rCode: '', ...from });
      });
      const { id } = (await invitationOf(seat(0).db, memberId)) ?? { id: 0 };
      await stake(memberId);
      return { debit: await goneBack(await deposit(memberId)), key: friendKey(id) };
    }

    it('a gift that is claimed while its deposit is debited is never kept', async () => {
      const row = await firstDeposit();
      for (let round = 0; round < 50; round += 1) {
        const one = await joined(row);
        const debit = await goneBack(await deposit(one.memberId));
        await one.review(0);
        const [claimed, ended] = await Promise.all([one.claim(0), debit(1)]);
        expect(['done', 'grant-forfeited']).toContain(claimed);
        expect([ended, await one.gained(), await one.standing()]).toEqual(['done', -200_00n, []]);
      }
    });

    it('a gift that is found out about while its deposit is debited is never kept', async () => {
      const row = await firstDeposit();
      for (let round = 0; round < 12; round += 1) {
        const one = await joined(row);
        const debit = await goneBack(await deposit(one.memberId));
        const [ended] = await Promise.all([debit(1), one.review(0)]);
        expect([ended, await one.standing()]).toEqual(['done', []]);
      }
    });

    it('a debit and a count of bets that is under way do not wait for each other', async () => {
      const one = await joined(await firstDeposit(1));
      const debit = await goneBack(await deposit(one.memberId));
      await one.review(0);
      await stake(one.memberId);
      let debited: Promise<string> | undefined;
      await inTransaction(0, async trx => {
        await lockAvailable(trx, one.memberId);
        debited = debit(1);
        await untilOneWaits(seat(0).db);
        await countDue(trx, one.memberId, { now, emptiedVenues });
      });
      expect([await debited, await one.standing()]).toEqual(['done', []]);
    });

    it('a gift that a withdrawal brings back while its deposit is debited does not stand', async () => {
      const row = await firstDeposit(1);
      for (let round = 0; round < 12; round += 1) {
        const one = await joined(row);
        const debit = await goneBack(await deposit(one.memberId));
        await one.review(0);
        const by = `withdrawal:W${round}` as const;
        await inTransaction(0, trx => forfeitGrants(trx, { memberId: one.memberId, at: now, by }));
        const [ended] = await Promise.all([
          debit(1),
          inTransaction(0, trx => restoreGrants(trx, `W${round}`)),
        ]);
        expect([ended, await one.standing()]).toEqual(['done', []]);
      }
    });

    it('a gift of an inviter that is found out about while the deposit of the friend is debited is never kept', async () => {
      const row = await publishPromotion(seat(0).db, friendsRule, now - day);
      for (let round = 0; round < 12; round += 1) {
        const inviter = await joined(row);
        const { debit } = await friendOf(inviter.memberId);
        const [ended] = await Promise.all([debit(1), inviter.review(0)]);
        expect([ended, await inviter.standing()]).toEqual(['done', []]);
      }
    });

    it('an inviter who claims while the deposits of two friends and their own are debited keeps no gift', async () => {
      const row = await publishPromotion(seat(0).db, friendsRule, now - day);
      for (let round = 0; round < 12; round += 1) {
        const inviter = await joined(row);
        const [one, other] = [await friendOf(inviter.memberId), await friendOf(inviter.memberId)];
        const debitOwn = await goneBack(await deposit(inviter.memberId));
        await inviter.review(0);
        expect(await inviter.standing()).toHaveLength(2);
        const claims = [inviter.claim(0, one.key), inviter.claim(1, other.key)];
        const ended = await Promise.all([one.debit(0), other.debit(1), debitOwn(0)]);
        for (const claimed of await Promise.all(claims))
          expect(['done', 'grant-forfeited']).toContain(claimed);
        expect([ended, await inviter.gained(), await inviter.standing()]).toEqual([
          ['done', 'done', 'done'],
          -200_00n,
          [],
        ]);
      }
    });
  },
);
