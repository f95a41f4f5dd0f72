import { beijingDate, day, hour, periodAt } from '@lobby/calendar';
import type { PromotionRule } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose, drawsOf } from '@lobby/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { reviewAll } from '../review/review-all.ts';
import { publishPromotion, spentOf, testNeeds } from '../testing/published.ts';
import { forecastOf } from './forecast.ts';

const siteId = '1001';
/** Monday, 30 November 2026, 00:00 in Beijing. */
const monday = periodAt('week', Date.UTC(2026, 10, 30, 4)).start;
const week = 7 * day;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, {});
});
afterAll(() => running.stop());

/** A member who stakes about so much on each day, and loses a part of it; fen. */
interface Bot {
  readonly memberId: string;
  readonly aDay: number;
  readonly loses: number;
}
/** What was staked on a day. */
interface Staked {
  readonly memberId: string;
  readonly at: number;
  readonly valid: bigint;
  readonly net: bigint;
}

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '10000000', perMember: '10000' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const rules: readonly PromotionRule[] = [
  {
    ...{ ...shared, kind: 'betting', period: 'week' },
    tiers: [
      { need: '1000', gift: '3' },
      { need: '5000', gift: '18' },
    ],
  },
  { ...shared, kind: 'betting', period: 'day', tiers: [{ need: '200', gift: '1' }] },
  { ...{ ...shared, kind: 'cashback', period: 'day' }, percent: 5, cap: '88', minLoss: '10' },
];

/**
 * How many bots, how far one of their days differs from another, for how many weeks, and how far the forecast may be
 * from what is given. In a single week the bots near a step alone make some 1.5 percent.
 */
const { bots, noise, weeks, apart } = dose({
  small: { bots: 40, noise: 0, weeks: 1, apart: 0 },
  deep: { bots: 1000, noise: 0.2, weeks: 4, apart: 0.02 },
});

it(
  'what bots are given in the weeks of a promotion is what was forecast from as many weeks before',
  async () => {
    const { db } = running.platform;
    const next = drawsOf('a week of bots');
    const all: Bot[] = [];
    for (let n = 0; n < bots; n += 1)
      all.push({
        memberId: await addMember(db, { siteId, fen: 1n, at: monday - (weeks + 1) * week }),
        ...{ aDay: Math.round(10 ** (3 + 2 * next())), loses: next() / 4 },
      });
    const weekOf = (start: number): Staked[] =>
      all.flatMap(({ memberId, aDay, loses }) =>
        Array.from({ length: 7 }, (_, at) => {
          const staked = Math.round(aDay * (1 + noise * (next() - 0.5)));
          return {
            ...{ memberId, at: start + at * day + hour, valid: BigInt(staked) },
            net: -BigInt(Math.round(staked * loses * (1 + noise * (next() - 0.5)))),
          };
        }),
      );
    const staked: Staked[] = [];
    const stake = async (start: number) => {
      const more = weekOf(start);
      staked.push(...more);
      await db
        .insertInto('turnover_bets')
        .values(
          more.map(({ memberId, at, valid }) => ({
            ...{ id: `bot:${memberId}:${at}`, site_id: siteId, member_id: memberId, category: 'TY', valid },
            ...{ placed_at: BigInt(at), settled_at: BigInt(at) },
          })) as never,
        )
        .execute();
    };
    const needs: PromotionNeeds = {
      ...testNeeds,
      results: [
        async (_, memberId, { since, until }) =>
          new Map(
            staked.flatMap(one =>
              one.memberId === memberId && one.at >= since && one.at < until
                ? [[beijingDate(one.at), one.net] as const]
                : [],
            ),
          ),
      ],
    };
    for (let back = weeks; back > 0; back -= 1) await stake(monday - back * week);
    const promotions: PromotionRow[] = [];
    for (const rule of rules)
      promotions.push(await publishPromotion(db, rule, monday, { endsAt: monday + weeks * week }));
    const forecasts = [];
    for (const row of promotions) forecasts.push(await forecastOf(db, row, monday, needs));

    for (const row of promotions)
      await db
        .insertInto('promotion_members')
        .values(
          all.map(({ memberId }) => ({
            ...{ promotion_id: row.id, member_id: memberId, site_id: siteId, rule: row.rule, left_at: null },
            ...{ joined_at: row.starts_at, reviewed_at: row.starts_at, device_id: memberId, address: '' },
          })),
        )
        .execute();
    for (let on = 0; on < weeks; on += 1) {
      await stake(monday + on * week);
      await reviewAll(db, monday + (on + 1) * week + 13 * hour, needs);
    }

    for (const [at, { id }] of promotions.entries()) {
      const [spent, forecast] = [Number(await spentOf(db, id)), forecasts[at]];
      expect(forecast).toMatchObject({
        active: bots,
        asked: bots,
        start: monday - weeks * week,
        end: monday,
      });
      expect(spent).toBeGreaterThan(0);
      expect(Math.abs(Number(forecast?.cost) - spent)).toBeLessThanOrEqual(apart * spent);
    }
  },
  dose({ small: 300_000, deep: 3_600_000 }),
);

it('of a site without bets nothing is forecast, and what a race and codes announce is what they cost', async () => {
  const { db } = running.platform;
  const publish = (rule: PromotionRule) => publishPromotion(db, rule, monday, { siteId: '1002' });
  const of = async (rule: PromotionRule) => forecastOf(db, await publish(rule), monday, testNeeds);
  expect(await of(rules[0] as PromotionRule)).toMatchObject({ active: 0, asked: 0, cost: 0n, deviation: 0n });
  const places = [{ gift: '100' }, { gift: '50' }];
  expect(await of({ ...shared, kind: 'race', places })).toMatchObject({
    cost: 150_00n,
    attack: { way: 'ring', gain: 150_00n },
  });
  expect(await of({ ...shared, kind: 'gift-code', gift: '8' })).toMatchObject({ cost: 0n });
});

it('a promotion that is longer than what is looked back at costs a member no more than the most of its rule', async () => {
  const { db } = running.platform;
  const memberId = await addMember(db, { siteId: '1002', fen: 1n, at: monday - 5 * week });
  for (const back of [1, 2, 3, 4]) {
    const at = BigInt(monday - back * week + hour);
    await db
      .insertInto('turnover_bets')
      .values({
        ...{ id: `long:${back}`, site_id: '1002', member_id: memberId, category: 'TY', valid: 1000_00n },
        ...{ placed_at: at, settled_at: at },
      } as never)
      .execute();
  }
  const forecast = async (perMember: string) => {
    const rule = { ...(rules[0] as PromotionRule), budget: { total: '10000', perMember } };
    const change = { siteId: '1002', endsAt: monday + 12 * week };
    return (await forecastOf(db, await publishPromotion(db, rule, monday, change), monday, testNeeds)).cost;
  };
  expect(await forecast('10000')).toBe(36_00n);
  expect(await forecast('20')).toBe(20_00n);
});
