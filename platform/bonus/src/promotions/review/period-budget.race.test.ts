import { day } from '@lobby/calendar';
import type { PromotionRule, RuleOf } from '@lobby/funds/promotions';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { membershipOf } from '../joining/join.ts';
import { signDay } from '../joining/sign-day.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { atOnce, outcomeOf } from '../testing/at-once.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { testNeeds as needs, publishPromotion, spentOf } from '../testing/published.ts';
import { spin } from '../wheel/spin.ts';
import { leftOfPeriod } from './period-budget.ts';
import { reviewMembership } from './review.ts';
import { reviewAll } from './review-all.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '1000', perPeriod: { period: 'day', most: '55' } },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const signing: PromotionRule = { ...shared, kind: 'sign-in', gifts: ['10'], makeUps: 0 };
const wheel: RuleOf<'draw'> = {
  ...{ ...shared, kind: 'draw', spin: { turnover: '100', mostADay: 1 } },
  segments: [
    { gift: '10', weight: 1 },
    { gift: '10', weight: 1 },
  ],
};

const title = onPostgres('budgets of periods on two servers');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 300_000 }, () => {
  const { seat } = twoServers();
  const inTransaction = (n: number) => seat(n % 2).db.transaction();
  const newMember = () => addMember(seat(0).db, { siteId, fen: 0n, at: now - 100 * day });
  const joiningOf = (memberId: string) => ({ memberId, deviceId: memberId, address: memberId, now });

  /** @returns the reasons of the steps that are not given. */
  const signs = (n: number, row: PromotionRow, memberId: string) =>
    inTransaction(n).execute(async trx => {
      const membership = await joinOrThrow(trx, row, joiningOf(memberId), needs);
      await signDay(trx, { row, membership, now, date: '2026-11-28' }, needs);
      const steps = await reviewMembership(trx, { row, membership, now }, needs);
      return steps.flatMap(({ reason }) => reason ?? []);
    });

  it('members who reach a gift at once are given no more than the day, the others wait for the next', async () => {
    const row = await publishPromotion(seat(0).db, signing, now);
    const members = await atOnce(20, newMember);
    const reasons = await Promise.all(members.map((member, n) => signs(n, row, member)));
    expect(reasons.filter(found => found.length === 0)).toHaveLength(5);
    expect(new Set(reasons.flat())).toEqual(new Set(['budget-period']));
    expect(await spentOf(seat(0).db, row.id)).toBe(50_00n);
    expect(await leftOfPeriod(seat(1).db, row, now)).toBe(5_00n);
    // Both servers review everybody on the next day at the same time.
    await Promise.all([0, 1].map(n => reviewAll(seat(n).db, now + day, needs)));
    expect(await spentOf(seat(0).db, row.id)).toBe(100_00n);
    expect(await leftOfPeriod(seat(0).db, row, now + day)).toBe(5_00n);
  });

  it('wheels that are spun at once stop where the day does not pay the largest gift', async () => {
    const row = await publishPromotion(seat(0).db, wheel, now);
    const members = await atOnce(20, async () => {
      const memberId = await newMember();
      await inTransaction(0).execute(async trx => {
        await joinOrThrow(trx, row, joiningOf(memberId), needs);
        const bet = { siteId, memberId, id: `wheel ${memberId}`, category: 'TY', valid: 100_00n } as const;
        await noteValid(trx, { ...bet, placedAt: now, at: now });
      });
      return memberId;
    });
    const outcomes = await Promise.all(
      members.map((memberId, n) =>
        outcomeOf(
          inTransaction(n).execute(async trx => {
            const membership = await membershipOf(trx, row.id, memberId);
            if (!membership) throw new Error('joined before');
            const of = { row, membership, now };
            await spin(trx, { ...of, number: 1, client: 'text' }, { needs, drawSecret: seat(0).drawSecret });
            await reviewMembership(trx, of, needs);
          }),
        ),
      ),
    );
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(5);
    expect(outcomes.filter(outcome => outcome === 'promotion-budget')).toHaveLength(15);
    expect(await spentOf(seat(0).db, row.id)).toBe(50_00n);
  });
});
