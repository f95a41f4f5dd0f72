import { day } from '@lobby/calendar';
import type { RuleOf } from '@lobby/funds/promotions';
import { onPostgres, testDatabaseUrl } from '@lobby/platform-testing/database/throwaway-database';
import { untilOneWaits } from '@lobby/platform-testing/database/until-one-waits';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { pauseMember } from '@lobby/platform-testing/members/pause-member';
import { twoServers } from '@lobby/platform-testing/two-servers';
import { describe, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { reviewMembership } from '../review/review.ts';
import { atOnce, outcomeOf } from '../testing/at-once.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { testNeeds as needs, publishPromotion, spentOf } from '../testing/published.ts';
import { spin } from './spin.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const drawSecret = new Uint8Array(32).fill(3);
/** Whatever is drawn brings ten yuan. */
const wheel: RuleOf<'draw'> = {
  kind: 'draw',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '1000' },
  claimDays: 7,
  spin: { turnover: '100', mostADay: 5 },
  segments: [
    { gift: '10', weight: 1 },
    { gift: '10', weight: 1 },
  ],
};

describe.skipIf(!testDatabaseUrl)(onPostgres('wheels on two servers'), { timeout: 300_000 }, () => {
  const { seat } = twoServers();

  const publish = (change: Partial<RuleOf<'draw'>> = {}) =>
    publishPromotion(seat(0).db, { ...wheel, ...change }, now);

  /** A member who joined and earned five spins. */
  async function player(row: Awaited<ReturnType<typeof publish>>) {
    const memberId = await addMember(seat(0).db, { siteId, fen: 10_000n, at: now - 100 * day });
    const joining = { memberId, deviceId: memberId, address: '192.0.2.1', now };
    await seat(0)
      .db.transaction()
      .execute(async trx => {
        await joinOrThrow(trx, row, joining, needs);
        const bet = { siteId, memberId, id: `${memberId}/1`, category: 'TY', valid: 500_00n } as const;
        await noteValid(trx, { ...bet, placedAt: now, at: now });
      });
    return {
      memberId,
      /** Spins and finds out what was reached, as one call does. */
      spins: (n: number, number: number, client = 'text') =>
        outcomeOf(
          seat(n)
            .db.transaction()
            .execute(async trx => {
              const membership = await joinOrThrow(trx, row, joining, needs);
              await spin(trx, { row, membership, now, number, client }, { needs, drawSecret });
              await reviewMembership(trx, { row, membership, now }, needs);
            }),
        ),
    };
  }

  const spunBy = (memberId: string) =>
    seat(0)
      .db.selectFrom('promotion_spins')
      .select(['number', 'client'])
      .where('member_id', '=', memberId)
      .execute();

  it('a hundred spins of one number, each with a text of its own, are one spin and one gift', async () => {
    const row = await publish();
    const member = await player(row);
    const outcomes = await atOnce(100, n => member.spins(n % 2, 1, `text-${n}`));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(await spunBy(member.memberId)).toHaveLength(1);
    expect(await spentOf(seat(0).db, row.id)).toBe(10_00n);
  });

  it('numbers that are sent at once are spun in their order or refused, and none is made beyond what was earned', async () => {
    const row = await publish();
    const member = await player(row);
    for (let number = 1; number <= 7; number += 1) await atOnce(4, n => member.spins(n % 2, number));
    const numbers = (await spunBy(member.memberId)).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(await spentOf(seat(0).db, row.id)).toBe(50_00n);
  });

  it('members who spin at once are given no more than the budget', async () => {
    const row = await publish({ budget: { total: '50', perMember: '1000' } });
    const members = await atOnce(20, () => player(row));
    const outcomes = await Promise.all(members.map((member, n) => member.spins(n % 2, 1)));
    expect(outcomes.filter(outcome => outcome === 'done')).toHaveLength(5);
    expect(outcomes.filter(outcome => outcome === 'promotion-budget')).toHaveLength(15);
    expect(await spentOf(seat(0).db, row.id)).toBe(50_00n);
  });

  it('a member whose pause is being written spins nothing', async () => {
    const row = await publish();
    const member = await player(row);
    let spinning: Promise<string> | undefined;
    await pauseMember(seat(0).db, member.memberId, {
      ...{ now, until: now + day },
      hold: async () => {
        spinning = member.spins(1, 1);
        await untilOneWaits(seat(0).db);
      },
    });
    expect(await spinning).toBe('play-paused');
    expect(await spunBy(member.memberId)).toEqual([]);
  });
});
