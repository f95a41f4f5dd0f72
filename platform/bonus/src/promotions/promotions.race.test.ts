import { day } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import { balanceOf } from '@lobby/platform-ledger';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { untilOneWaits } from '@lobby/platform-testing/database/until-one-waits';
import { emptiedVenues } from '@lobby/platform-testing/internals/cashier';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { forfeitGrants } from '../grants/forfeit-grants.ts';
import { claimGrant } from '../grants/grants.ts';
import { promotionGrantId } from '../grants/reach-of-promotion.ts';
import { signDay } from './joining/sign-day.ts';
import { reviewMembership } from './review/review.ts';
import { atOnce, outcomeOf } from './testing/at-once.ts';
import { joinOrThrow } from './testing/join-or-throw.ts';
import { testNeeds as needs, publishPromotion, spentOf } from './testing/published.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const today = '2026-11-28';
const opening = 10_000n;
const signing: PromotionRule = {
  kind: 'sign-in',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
  gifts: ['10'],
  makeUps: 0,
};

const title = onPostgres('promotions on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const { seat } = twoServers();

  const publish = (change: Partial<Extract<PromotionRule, { kind: 'sign-in' }>> = {}) =>
    publishPromotion(seat(0).db, { ...signing, ...change } as PromotionRule, now);

  async function player() {
    const memberId = await addMember(seat(0).db, { siteId, fen: opening, at: now - 100 * day });
    return {
      memberId,
      /** Joins, signs today, and finds out what was reached, as one call does. */
      joins: (n: number, row: Awaited<ReturnType<typeof publish>>, deviceId = memberId) =>
        outcomeOf(
          seat(n)
            .db.transaction()
            .execute(async trx => {
              const joining = { memberId, deviceId, address: '192.0.2.1', now };
              const membership = await joinOrThrow(trx, row, joining, needs);
              await signDay(trx, { row, membership, now, date: today }, needs);
              await reviewMembership(trx, { row, membership, now }, needs);
            }),
        ),
      claims: (n: number, promotionId: number) =>
        outcomeOf(
          seat(n)
            .db.transaction()
            .execute(trx => {
              const id = promotionGrantId({ memberId, promotionId, key: today });
              return claimGrant(trx, { siteId, memberId, id, at: now }, emptiedVenues);
            }),
        ),
      gained: async () => (await balanceOf(seat(0).db, memberId)).available - opening,
    };
  }

  it('a hundred joins of a member are one, and a hundred claims are paid once', async () => {
    const [row, member] = [await publish(), await player()];
    expect(new Set(await atOnce(100, n => member.joins(n % 2, row)))).toEqual(new Set(['done']));
    expect(await spentOf(seat(0).db, row.id)).toBe(10_00n);
    expect(new Set(await atOnce(100, n => member.claims(n % 2, row.id)))).toEqual(new Set(['done']));
    expect(await member.gained()).toBe(10_00n);
  });

  it('members who join at once are given no more than the budget', async () => {
    const row = await publish({ budget: { total: '50', perMember: '100' } });
    const members = await atOnce(20, player);
    const outcomes = await Promise.all(members.map((member, n) => member.joins(n % 2, row)));
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(5);
    expect(await spentOf(seat(0).db, row.id)).toBe(50_00n);
    const paid = await Promise.all(members.map((member, n) => member.claims(n % 2, row.id)));
    expect(paid.filter(outcome => outcome === 'done')).toHaveLength(5);
  });

  it('of two accounts of one device that join at once one does', async () => {
    const row = await publish({ conditions: { minGrade: 0, bound: [], once: ['device'] } });
    for (let round = 0; round < 8; round += 1) {
      const device = `device ${round}`;
      const [one, other] = [await player(), await player()];
      const outcomes = await Promise.all([one.joins(0, row, device), other.joins(1, row, device)]);
      expect(outcomes.sort()).toEqual(['done', 'promotion-conditions']);
    }
  });

  it('a member whose pause is being written is given nothing', async () => {
    const [row, member] = [await publish(), await player()];
    let joining: Promise<string> | undefined;
    await pauseMember(seat(0).db, member.memberId, {
      ...{ now, until: now + day },
      hold: async () => {
        joining = member.joins(1, row);
        await untilOneWaits(seat(0).db);
      },
    });
    expect(await joining).toBe('play-paused');
    expect(await spentOf(seat(0).db, row.id)).toBe(0n);
  });

  it('a gift is claimed or given up by a withdrawal, never both', async () => {
    const row = await publish({ turnover: { multiple: 1, group: 'sport' } });
    for (let round = 0; round < 8; round += 1) {
      const member = await player();
      await member.joins(0, row);
      const [claimed] = await Promise.all([
        member.claims(0, row.id),
        seat(1)
          .db.transaction()
          .execute(trx => forfeitGrants(trx, { memberId: member.memberId, at: now, by: 'withdrawal:W1' })),
      ]);
      expect(['grant-turnover', 'grant-forfeited']).toContain(claimed);
      expect(await member.gained()).toBe(0n);
    }
    expect(await auditLedger(seat(0).db)).toEqual([]);
  });
});
