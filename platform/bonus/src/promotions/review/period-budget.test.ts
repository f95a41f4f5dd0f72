import { beijingDate, day, hour, minute } from '@lobby/calendar';
import type { PromotionRule, RuleOf } from '@lobby/funds/promotions';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { membershipOf } from '../joining/join.ts';
import { signDay } from '../joining/sign-day.ts';
import type { PromotionRow } from '../promotion-rows.ts';
import { joinOrThrow } from '../testing/join-or-throw.ts';
import { testNeeds as needs, publishPromotion, spentOf } from '../testing/published.ts';
import { leftOfPeriod } from './period-budget.ts';
import { reviewMembership } from './review.ts';
import { reviewAll } from './review-all.ts';
import { withheldOf } from './withheld.ts';

const siteId = '1001';
/** Saturday, 28 November 2026, 09:00 in Beijing. */
const morning = Date.UTC(2026, 10, 28, 1);
const clock = manualClock(morning);
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' }, { clock, domains: [] });
});
afterAll(() => running.stop());

type Limit = NonNullable<RuleOf<'sign-in'>['budget']['perPeriod']>;
const signing = (perPeriod: Limit, total = '1000'): PromotionRule => ({
  kind: 'sign-in',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total, perMember: '100', perPeriod },
  ...{ claimDays: 7, gifts: ['10'], makeUps: 0 },
});

const db = () => running.platform.db;
const publish = (rule: PromotionRule, days = 10) =>
  publishPromotion(db(), rule, clock.now(), { endsAt: clock.now() + days * day });

/** A member who joined, and signs today. @returns how their days stand. */
async function player(row: PromotionRow) {
  const memberId = await addMember(db(), { siteId, fen: 0n, at: clock.now() - day });
  const look = (act: 'signs' | 'looks') =>
    db()
      .transaction()
      .execute(async trx => {
        const now = clock.now();
        const joining = { memberId, deviceId: memberId, address: memberId, now };
        const membership =
          (await membershipOf(trx, row.id, memberId)) ?? (await joinOrThrow(trx, row, joining, needs));
        if (act === 'signs') await signDay(trx, { row, membership, now, date: beijingDate(now) }, needs);
        const steps = await reviewMembership(trx, { row, membership, now }, needs);
        return steps.map(({ state, reason = 'given' }) => (state === 'open' ? state : reason));
      });
  return { memberId, signs: () => look('signs'), looks: () => look('looks') };
}

const leftNow = (row: PromotionRow) => leftOfPeriod(db(), row, clock.now());

it('what a day does not pay whole waits, and is given on the next day without being done again', async () => {
  clock.set(morning);
  const row = await publish(signing({ period: 'day', most: '25' }));
  const [one, two, three] = [await player(row), await player(row), await player(row)];
  expect([await one.signs(), await two.signs(), await three.signs()]).toEqual([
    ['given'],
    ['given'],
    ['budget-period'],
  ]);
  expect([await leftNow(row), await spentOf(db(), row.id)]).toEqual([5_00n, 20_00n]);
  // The last minute of the day, and the first of the next.
  clock.set(Date.UTC(2026, 10, 28, 15, 59));
  expect(await three.looks()).toEqual(['budget-period']);
  clock.advance(minute);
  expect(await leftNow(row)).toBe(25_00n);
  expect(await three.looks()).toEqual(['given', 'open']);
  expect([await leftNow(row), await spentOf(db(), row.id)]).toEqual([15_00n, 30_00n]);
});

it.each([
  ['week', Date.UTC(2026, 10, 29, 16)],
  ['month', Date.UTC(2026, 10, 30, 16)],
] as const)('the budget of a %s begins again with the next one in Beijing', async (period, next) => {
  clock.set(morning);
  const row = await publish(signing({ period, most: '10' }));
  const [one, two] = [await player(row), await player(row)];
  expect([await one.signs(), await two.signs()]).toEqual([['given'], ['budget-period']]);
  clock.set(next - 1);
  expect(await two.looks()).toContain('budget-period');
  clock.set(next);
  // Also the day of a month whose calendar is over.
  expect((await two.looks())[0]).toBe('given');
  expect(await spentOf(db(), row.id)).toBe(20_00n);
});

it('a gift that waits is given after the end too, to whoever does not look, and once', async () => {
  clock.set(morning);
  const row = await publish(signing({ period: 'month', most: '10' }), 0.25);
  const [one, two] = [await player(row), await player(row)];
  await one.signs();
  expect(await two.signs()).toEqual(['budget-period']);
  clock.set(Date.UTC(2026, 11, 5));
  for (const _ of [1, 2]) {
    await reviewAll(db(), clock.now(), needs);
    clock.advance(hour);
  }
  expect([await leftNow(row), await spentOf(db(), row.id)]).toEqual([0n, 20_00n]);
});

it('an exclusion ends what waits', async () => {
  clock.set(morning);
  const row = await publish(signing({ period: 'month', most: '10' }));
  const [one, two] = [await player(row), await player(row)];
  await one.signs();
  expect(await two.signs()).toEqual(['budget-period']);
  const membership = await membershipOf(db(), row.id, two.memberId);
  if (!membership) throw new Error('joined before');
  const pause = { kind: 'exclusion', since: clock.now(), until: clock.now() + day, endsAt: null } as const;
  await db()
    .transaction()
    .execute(trx =>
      reviewMembership(trx, { row, membership, now: clock.now() }, { ...needs, pauseOf: async () => pause }),
    );
  expect(await withheldOf(db(), membership)).toEqual(new Map());
});

it('what the whole budget does not pay waits for no day', async () => {
  clock.set(morning);
  const row = await publish(signing({ period: 'day', most: '10' }, '20'));
  const [one, two, three] = [await player(row), await player(row), await player(row)];
  await one.signs();
  expect([await two.signs(), await three.signs()]).toEqual([['budget-period'], ['budget-period']]);
  clock.advance(day);
  expect((await two.looks())[0]).toBe('given');
  expect((await three.looks())[0]).toBe('budget-total');
});
