import { type GameCategory, gameCategories, gradeWeights, productGroups } from '@lobby/funds';
import type { RuleOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { pausedMembers } from '@lobby/platform-testing/internals/protection';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteValid } from '../../turnover/index.ts';
import { publishPromotion } from '../testing/published.ts';
import { readRanking } from './ranking.ts';

const siteId = '1001';
/** 28 November 2026, 09:00 in Beijing. */
const now = Date.UTC(2026, 10, 28, 1);
const rule: RuleOf<'race'> = {
  kind: 'race',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'games' },
  budget: { total: '100', perMember: '100' },
  claimDays: 7,
  places: [{ gift: '10' }],
};
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
});
afterAll(() => running.stop());

/** A race that members have joined, each at an instant of their own. */
async function raceOf(memberIds: readonly string[]) {
  const { db } = running.platform;
  const row = await publishPromotion(db, rule, now, { endsAt: now + 1_000 });
  for (const [at, member_id] of memberIds.entries())
    await db
      .insertInto('promotion_members')
      .values({
        ...{ promotion_id: row.id, member_id, site_id: siteId, rule: JSON.stringify(rule), left_at: null },
        ...{ joined_at: BigInt(now + at), reviewed_at: BigInt(now), device_id: member_id, address: '' },
      })
      .execute();
  return row;
}

const newMembers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => addMember(running.platform.db, { siteId, fen: 1n, at: now })),
  );

interface Bet {
  /** Which of the members. */
  readonly of: number;
  readonly category: GameCategory;
  readonly valid: bigint;
  /** ms after the beginning. */
  readonly placedAt: number;
  readonly settledAt: number;
}

/** The places as their rule says, from a list of bets: the members, the most points first. */
function placesOf(bets: readonly Bet[], members: number) {
  const all = Array.from({ length: members }, (_, of) => {
    const counted = bets.flatMap(bet => {
      const isOfGames = productGroups.games.some(category => category === bet.category);
      const isIn = bet.of === of && bet.placedAt >= of && bet.settledAt < 1_000 && isOfGames;
      const points = isIn ? (bet.valid * BigInt(gradeWeights[bet.category])) / 100n : 0n;
      return points > 0n ? [{ points, at: bet.settledAt }] : [];
    });
    const points = counted.reduce((sum, bet) => sum + bet.points, 0n);
    return { of, points, reachedAt: Math.max(0, ...counted.map(({ at }) => at)) };
  });
  return all
    .filter(({ points }) => points > 0n)
    .sort((a, b) => Number(b.points - a.points) || a.reachedAt - b.reachedAt || a.of - b.of)
    .map(({ of, points }, at) => ({ of, points, place: at + 1 }));
}

it('places follow points by the weights of games, then who had them first, in whatever order bets come', async () => {
  const { db } = running.platform;
  const memberIds = await newMembers(5);
  const bet: fc.Arbitrary<Bet> = fc
    .record({
      of: fc.nat(4),
      category: fc.constantFrom(...gameCategories),
      // Few amounts, so that there are ties.
      valid: fc.constantFrom(1n, 4n, 5n, 100n, 250n, 500n),
      placedAt: fc.integer({ min: 0, max: 6 }),
      takes: fc.constantFrom(0, 1, 2, 995),
    })
    .map(({ takes, ...one }) => ({ ...one, settledAt: one.placedAt + takes }));
  await fc.assert(
    fc.asyncProperty(fc.array(bet, { maxLength: 12 }), async bets => {
      await db.deleteFrom('turnover_bets').where('member_id', 'in', memberIds).execute();
      const row = await raceOf(memberIds);
      for (const [at, { of, placedAt, settledAt, ...rest }] of bets.entries())
        await db.transaction().execute(trx =>
          noteValid(trx, {
            ...{ ...rest, siteId, memberId: memberIds[of] ?? '', id: `${row.id}/${at}` },
            ...{ placedAt: now + placedAt, at: now + settledAt },
          }),
        );
      const expected = placesOf(bets, memberIds.length);
      const { top, total } = await readRanking(db, { row, rule, now }, undefined, { pausedMembers });
      const found = top.map(({ memberId, ...rest }) => ({ ...rest, of: memberIds.indexOf(memberId) }));
      expect(found).toEqual(expected);
      expect(total).toBe(expected.length);
    }),
    { numRuns: 20 },
  );
});

it('of more than fifty the first fifty are read, and the place of one far below', async () => {
  const { db } = running.platform;
  const memberIds = await newMembers(53);
  const row = await raceOf(memberIds);
  for (const [at, memberId] of memberIds.entries())
    await db.transaction().execute(trx =>
      noteValid(trx, {
        ...{ siteId, memberId, category: 'DZ', valid: BigInt(1_000 - at), id: `many/${at}` },
        ...{ placedAt: now + 100, at: now + 200 },
      }),
    );
  const read = (own: number) => readRanking(db, { row, rule, now }, memberIds[own], { pausedMembers });
  const { total, top, own } = await read(52);
  expect([total, top.length, top.at(-1)?.memberId]).toEqual([53, 50, memberIds[49]]);
  expect(own).toEqual({ memberId: memberIds[52], place: 53, points: 948n });
  expect((await read(0)).own).toMatchObject({ place: 1 });
});
