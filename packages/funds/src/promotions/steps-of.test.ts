import { day, hour } from '@lobby/calendar';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { judgeJoining } from './conditions.ts';
import type { PromotionFacts } from './facts.ts';
import { leastGift, mostGift } from './gifts-of.ts';
import { type PromotionRule, promotionRule } from './rule.ts';
import { ruleFault } from './rule-fault.ts';
import { stepsOf } from './steps-of.ts';
import { sampleFacts as facts, noon } from './testing/sample-facts.ts';

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 5, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const share = { percent: 50, cap: '888', minDeposit: '100' };

const short = (rule: PromotionRule, change: Partial<PromotionFacts>) =>
  stepsOf(rule, facts(change)).map(({ key, state, gift }) => [key, state, gift]);

describe('a share of the first deposit', () => {
  const rule: PromotionRule = { ...shared, ...share, kind: 'first-deposit' };
  it.each([
    ['is open while there is none', undefined, 'open', 888_00n],
    ['is cut to whole fen', { at: noon, fen: 100_01n }, 'reached', 50_00n],
    ['is never more than the cap', { at: noon, fen: 5_000_00n }, 'reached', 888_00n],
    ['is missed by a deposit that is too small', { at: noon, fen: 99_99n }, 'missed', 888_00n],
    ['is missed by one before the member joined', { at: noon - 4 * day, fen: 500_00n }, 'missed', 888_00n],
    ['is missed by one after the end', { at: noon + 11 * day, fen: 500_00n }, 'missed', 888_00n],
  ])('%s', (_, firstDeposit, state, gift) => {
    expect(short(rule, { firstDeposit })).toEqual([['first', state, gift]]);
  });
});

it('a share of the next deposits counts the first of each day, and not the first of the account', () => {
  const rule: PromotionRule = { ...shared, ...share, kind: 'next-deposit', percent: 10 };
  const first = { at: noon - 2 * day, fen: 1_000_00n };
  const deposits = [
    first,
    { at: noon - 2 * day + hour, fen: 200_00n },
    { at: noon - 2 * day + 2 * hour, fen: 900_00n },
    { at: noon - day, fen: 50_00n },
  ];
  expect(short(rule, { firstDeposit: first, deposits })).toEqual([
    ['2026-11-26', 'reached', 20_00n],
    ['2026-11-27', 'missed', 888_00n],
    ['2026-11-28', 'open', 888_00n],
  ]);
});

it('a next deposit of the day on which the promotion ended is told on that day', () => {
  const rule: PromotionRule = { ...shared, ...share, kind: 'next-deposit', percent: 10 };
  const deposits = [{ at: noon - 2 * hour, fen: 200_00n }];
  const ended = { firstDeposit: { at: noon - 9 * day, fen: 1n }, endsAt: noon - hour };
  expect(short(rule, { ...ended, deposits })).toEqual([['2026-11-28', 'reached', 20_00n]]);
  expect(short(rule, ended)).toEqual([]);
});

it('each gift code that was redeemed is a step that is reached, and there are no others', () => {
  const rule: PromotionRule = { ...shared, kind: 'gift-code', gift: '18' };
  expect(short(rule, {})).toEqual([]);
  expect(short(rule, { codes: ['7', '12'] })).toEqual([
    ['7', 'reached', 18_00n],
    ['12', 'reached', 18_00n],
  ]);
  expect([leastGift(rule), mostGift(rule)]).toEqual([18_00n, 18_00n]);
});

describe('a share of what the bets of a day lost', () => {
  const rule: PromotionRule = {
    ...{ ...shared, kind: 'cashback', period: 'day' },
    ...{ percent: 10, cap: '88', minLoss: '100' },
  };
  const results = new Map([
    ['2026-11-25', -99_99n],
    ['2026-11-26', -100_09n],
    ['2026-11-27', -9_000_00n],
    ['2026-11-28', 30_00n],
  ]);
  it('is paid for each day that lost enough, in whole fen and up to the cap, twelve hours after it', () => {
    expect(short(rule, { results })).toEqual([
      ['2026-11-25', 'missed', 10_00n],
      ['2026-11-26', 'reached', 10_00n],
      ['2026-11-27', 'reached', 88_00n],
      ['2026-11-28', 'open', 10_00n],
    ]);
    expect(short(rule, { results, now: noon - hour })[2]).toEqual(['2026-11-27', 'waiting', 88_00n]);
  });

  it('counts the wins of a week against its losses, and follows them while the week runs', () => {
    const weekly: PromotionRule = { ...rule, period: 'week' };
    const of = (fen: bigint) =>
      stepsOf(weekly, facts({ results: new Map([...results, ['2026-11-28', fen]]) }));
    expect(of(8_000_00n)).toMatchObject([
      { key: '2026-11-23', state: 'open', done: 1_200_08n, gift: 88_00n },
    ]);
    expect(of(9_100_00n)).toMatchObject([{ done: 100_08n, gift: 10_00n }]);
    expect(of(9_300_00n)).toMatchObject([{ done: 0n, gift: 10_00n }]);
    const nextWeek = { now: noon + 7 * day, joinedAt: noon - 3 * day };
    expect(
      stepsOf(weekly, facts({ ...nextWeek, results: new Map([...results, ['2026-11-29', 9_200_00n]]) })),
    ).toMatchObject([{ key: '2026-11-30', state: 'open' }]);
  });
});

describe('a gift for the turnover of a day', () => {
  const tiers = [
    { need: '100', gift: '1' },
    { need: '500', gift: '7' },
  ];
  const rule: PromotionRule = { ...shared, kind: 'betting', period: 'day', tiers };
  const turnover = new Map([
    ['2026-11-26', 499_99n],
    ['2026-11-27', 900_00n],
    ['2026-11-28', 120_00n],
  ]);
  it('is that of the highest step of each day that closed twelve hours ago', () => {
    expect(short(rule, { turnover })).toEqual([
      ['2026-11-26', 'reached', 1_00n],
      ['2026-11-27', 'reached', 7_00n],
      ['2026-11-28.1', 'waiting', 1_00n],
      ['2026-11-28.2', 'open', 7_00n],
    ]);
    expect(short(rule, { turnover, now: noon - hour })[1]).toEqual(['2026-11-27', 'waiting', 7_00n]);
  });
  it('tells of a closed day that was played below the lowest step, and what of it does not count', () => {
    const played = {
      turnover: new Map([['2026-11-25', 99_99n]]),
      uncounted: new Map([
        ['2026-11-26', 300_00n],
        ['2026-11-28', 5_00n],
      ]),
    };
    expect(stepsOf(rule, facts(played))).toMatchObject([
      { key: '2026-11-25', state: 'missed', reason: 'below-least', done: 99_99n, need: 100_00n },
      { key: '2026-11-26', state: 'missed', reason: 'below-least', done: 0n, uncounted: 300_00n },
      { key: '2026-11-28.1' },
      { key: '2026-11-28.2', uncounted: 5_00n },
    ]);
    expect(short(rule, {}).map(([key]) => key)).toEqual(['2026-11-28.1', '2026-11-28.2']);
  });
});

it('tasks of new members count while the account is young, each for itself', () => {
  const tasks = [
    { task: 'bind-phone' as const, gift: '3' },
    { task: 'first-deposit' as const, gift: '8' },
    { task: 'first-bet' as const, gift: '5' },
  ];
  const rule: PromotionRule = { ...shared, kind: 'tasks', withinDays: 7, tasks };
  const done = { bound: new Set(['phone' as const]), firstBetAt: noon };
  expect(short(rule, done).map(([, state]) => state)).toEqual(['reached', 'open', 'reached']);
  const late = { ...done, now: noon + 3 * day };
  expect(short(rule, late).map(([, state]) => state)).toEqual(['missed', 'missed', 'reached']);
  const deposited = { ...late, bound: new Set<never>(), firstDeposit: { at: noon + 3 * day, fen: 100_00n } };
  expect(stepsOf(rule, facts(deposited)).map(({ reason }) => reason)).toEqual([
    'not-done',
    'late',
    undefined,
  ]);
});

it('a task whose gift waits for a later budget stays done when its time is over', () => {
  const tasks = [{ task: 'bind-phone' as const, gift: '3' }];
  const rule: PromotionRule = { ...shared, kind: 'tasks', withinDays: 7, tasks };
  const late = { bound: new Set(['phone' as const]), now: noon + 3 * day };
  expect(short(rule, late)).toEqual([['bind-phone', 'missed', 3_00n]]);
  expect(short(rule, { ...late, putOff: ['bind-phone'] })).toEqual([['bind-phone', 'reached', 3_00n]]);
});

describe('signing in', () => {
  const rule: PromotionRule = { ...shared, kind: 'sign-in', gifts: ['1', '2', '3'], makeUps: 1 };
  it('brings the gift of the place in its row, and begins again after the last and after a missed day', () => {
    const signed = ['2026-11-25', '2026-11-26', '2026-11-28'];
    expect(short(rule, { signed })).toEqual([
      ['2026-11-25', 'reached', 1_00n],
      ['2026-11-26', 'reached', 2_00n],
      ['2026-11-27', 'open', 3_00n],
      ['2026-11-28', 'reached', 1_00n],
    ]);
  });
  it('makes up so many days of a month and no more', () => {
    const used = { signed: ['2026-11-26'], madeUp: ['2026-11-26'] };
    expect(short(rule, used).map(([, state]) => state)).toEqual(['missed', 'reached', 'missed', 'open']);
  });
  it('tells of a day of the month before while its gift waits for a later budget', () => {
    const later = { now: noon + 3 * day, signed: ['2026-11-29', '2026-11-30', '2026-12-01'] };
    expect(short(rule, later)).toEqual([['2026-12-01', 'reached', 3_00n]]);
    expect(short(rule, { ...later, putOff: ['2026-11-30'] })).toEqual([
      ['2026-11-30', 'reached', 2_00n],
      ['2026-12-01', 'reached', 3_00n],
    ]);
  });
});

it('nothing that is done later makes a reached step smaller, whatever the order of deposits', () => {
  const rule: PromotionRule = { ...shared, ...share, kind: 'next-deposit' };
  const deposit = fc.record({
    at: fc.integer({ min: noon - 2 * day, max: noon }),
    fen: fc.bigInt(1n, 1_000_000n),
  });
  fc.assert(
    fc.property(fc.array(deposit, { maxLength: 8 }), found => {
      const deposits = found.toSorted((a, b) => a.at - b.at);
      const reachedBy = (count: number) =>
        new Map(
          stepsOf(rule, facts({ deposits: deposits.slice(0, count) }))
            .filter(({ state }) => state === 'reached')
            .map(({ key, gift }) => [key, gift]),
        );
      const all = reachedBy(deposits.length);
      for (let count = 0; count < deposits.length; count += 1)
        for (const [key, gift] of reachedBy(count)) expect(all.get(key)).toBe(gift);
      for (const gift of all.values()) expect(gift <= mostGift(rule)).toBe(true);
    }),
  );
});

it.each([
  [
    'tiers that do not rise',
    {
      ...shared,
      kind: 'betting',
      period: 'day',
      tiers: [
        { need: '5', gift: '2' },
        { need: '5', gift: '3' },
      ],
    },
  ],
  ['a gift of nothing', { ...shared, kind: 'sign-in', gifts: ['0'], makeUps: 0 }],
  [
    'turnover of more than a hundred times the gift',
    { ...shared, turnover: { multiple: 101, group: 'sport' }, kind: 'sign-in', gifts: ['1'], makeUps: 0 },
  ],
  [
    'a task twice',
    {
      ...shared,
      kind: 'tasks',
      withinDays: 7,
      tasks: [
        { task: 'first-bet', gift: '1' },
        { task: 'first-bet', gift: '2' },
      ],
    },
  ],
  ['a kind that there is not', { ...shared, kind: 'lottery' }],
])('a rule with %s is none', (_, rule) => {
  const read = v.safeParse(promotionRule, rule);
  expect(read.success && ruleFault(read.output) === undefined).toBe(false);
});

it('a condition is told when the rule asks for it, and all that are told have to be met', () => {
  const rule: PromotionRule = {
    ...{ ...shared, ...share, kind: 'first-deposit' },
    conditions: { minGrade: 2, bound: ['phone'], once: ['device'] },
  };
  const asked = judgeJoining(rule, {
    ...{
      now: noon,
      startsAt: noon,
      endsAt: noon + day,
      registeredAt: noon,
      grade: 1,
      bound: new Set(['phone']),
    },
    ...{
      hasDeposited: false,
      isDeviceUsed: true,
      isAddressUsed: true,
      isPersonUsed: true,
      hasOther: false,
      isBudgetLeft: true,
      bonusRules: 'fair',
    },
  });
  expect([...asked]).toEqual([
    ['running', true],
    ['grade', false],
    ['bound-phone', true],
    ['no-deposit-yet', true],
    ['device-unused', false],
    ['no-other', true],
    ['budget-left', true],
  ]);
  expect(leastGift(rule)).toBe(50_00n);
});
