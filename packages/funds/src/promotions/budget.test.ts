import { beijingTime } from '@lobby/calendar';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { resumesAt, withheldBy } from './budget.ts';
import { type PromotionRule, promotionRule } from './rule.ts';
import { ruleFault } from './rule-fault.ts';

/** Saturday, 28 November 2026, 12:00 in Beijing. */
const noon = Date.UTC(2026, 10, 28, 4);
const limited = (perPeriod?: { period: 'day' | 'week' | 'month'; most: string }): PromotionRule => ({
  kind: 'sign-in',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 5, group: 'sport' },
  budget: { total: '1000', perMember: '100', ...(perPeriod && { perPeriod }) },
  ...{ claimDays: 7, gifts: ['2', '8'], makeUps: 0 },
});

it.each([
  [
    'is given while every budget pays it whole',
    8_00n,
    { total: 8_00n, member: 8_00n, period: 8_00n },
    undefined,
  ],
  ['is given where there is no limit of a period', 8_00n, { total: 8_00n, member: 8_00n }, undefined],
  ['of nothing is none', 0n, { total: 8_00n, member: 8_00n }, 'no-gift'],
  [
    'waits when the period pays all but a fen',
    8_00n,
    { total: 8_00n, member: 8_00n, period: 7_99n },
    'budget-period',
  ],
  [
    'is not given above what a member may have',
    8_00n,
    { total: 8_00n, member: 7_99n, period: 0n },
    'budget-member',
  ],
  [
    'is not given above the whole budget, whatever a period has',
    8_00n,
    { total: 7_99n, member: 0n, period: 8_00n },
    'budget-total',
  ],
] as const)('a gift %s', (_, gift, left, reason) => {
  expect(withheldBy(gift, left)).toBe(reason);
});

it.each([
  ['day', '2026-11-29'],
  ['week', '2026-11-30'],
  ['month', '2026-12-01'],
] as const)('a budget of a %s with less left than the smallest gift is there again on %s', (period, date) => {
  const rule = limited({ period, most: '50' });
  expect(beijingTime(resumesAt(rule, 1_99n, noon))).toMatch(new RegExp(`^${date} 00:00`));
  expect(resumesAt(rule, 2_00n, noon)).toBe(0);
});

it('a rule without a limit of a period never pauses, and is read as before', () => {
  expect(resumesAt(limited(), undefined, noon)).toBe(0);
  expect(v.parse(promotionRule, limited())).toEqual(limited());
});

it('a period that does not pay the largest gift is a fault of the rule', () => {
  expect(ruleFault(limited({ period: 'day', most: '8' }))).toBeUndefined();
  expect(ruleFault(limited({ period: 'day', most: '7.99' }))).toBe('budget.perPeriod.most');
});
