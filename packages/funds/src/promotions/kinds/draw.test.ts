import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leastGift, mostGift } from '../gifts-of.ts';
import { promotionRule, type RuleOf } from '../rule.ts';
import { ruleFault } from '../rule-fault.ts';
import { stepsOf } from '../steps-of.ts';
import { sampleFacts as facts, noon } from '../testing/sample-facts.ts';
import { giftAt, segmentAt, spinsLeft, stopsOf } from './draw.ts';

const rule: RuleOf<'draw'> = {
  kind: 'draw',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '1000', perMember: '100' },
  claimDays: 7,
  spin: { turnover: '100', mostADay: 3 },
  segments: [
    { gift: '0', weight: 50 },
    { gift: '1', weight: 30 },
    { gift: '0', weight: 15 },
    { gift: '88', weight: 5 },
  ],
};
const turnover = (...fen: bigint[]) => new Map(fen.map((of, at) => [`2026-11-${28 - at}`, of]));

describe('the segments of a wheel', () => {
  it('have each exactly as many of its equally likely stops as their weight', () => {
    const segment = fc.record({ gift: fc.constant('1'), weight: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 2, maxLength: 12 }), segments => {
        const counted = segments.map(() => 0);
        for (let stop = 0; stop < stopsOf({ segments }); stop += 1) {
          const at = segmentAt({ segments }, stop);
          counted[at] = (counted[at] ?? 0) + 1;
        }
        expect(counted).toEqual(segments.map(({ weight }) => weight));
      }),
    );
  });

  it.each([
    [0, 0, 0n],
    [49, 0, 0n],
    [50, 1, 1_00n],
    [79, 1, 1_00n],
    [80, 2, 0n],
    [94, 2, 0n],
    [95, 3, 88_00n],
    [99, 3, 88_00n],
  ])('of 50, 30, 15 and 5: stop %i is in segment %i and brings %i fen', (stop, segment, gift) => {
    expect(stopsOf(rule)).toBe(100);
    expect(segmentAt(rule, stop)).toBe(segment);
    expect(giftAt(rule, stop)).toBe(gift);
  });

  it('ask of a budget what the largest of them brings', () => {
    expect([leastGift(rule), mostGift(rule)]).toEqual([88_00n, 88_00n]);
  });
});

describe('spins', () => {
  it.each([
    ['none below the turnover of one', turnover(99_99n), [], 0],
    ['one for each whole amount of a day', turnover(250_00n), [], 2],
    ['no more than the most of a day', turnover(5_000_00n), [], 3],
    ['days for themselves: what is over does not add up', turnover(150_00n, 150_00n), [], 2],
    ['less those that were made', turnover(250_00n), [0], 1],
    ['none when turnover was taken back after its spin', turnover(50_00n), [0], 0],
  ])('are %s', (_, of, stops, left) => {
    expect(spinsLeft(rule, facts({ turnover: of, stops }))).toBe(left);
  });

  it('are over with the promotion', () => {
    const at = { turnover: turnover(250_00n), endsAt: noon };
    expect(spinsLeft(rule, facts(at))).toBe(0);
    expect(stepsOf(rule, facts(at))).toEqual([]);
  });

  it('that brought something are reached by their number, and the turnover of today is told towards the next', () => {
    const steps = stepsOf(rule, facts({ turnover: turnover(270_00n), stops: [60, 3, 97] }));
    expect(steps.map(({ key, done, need, gift, state }) => [key, done, need, gift, state])).toEqual([
      ['spin.1', 1n, 1n, 1_00n, 'reached'],
      ['spin.3', 1n, 1n, 88_00n, 'reached'],
      ['2026-11-28', 70_00n, 100_00n, 88_00n, 'open'],
    ]);
    expect(stepsOf(rule, facts({ turnover: turnover(300_00n) }))).toEqual([]);
  });
});

describe('a rule of a wheel', () => {
  const { segments } = rule;
  it.each([
    ['one segment', { segments: segments.slice(0, 1) }],
    ['thirteen segments', { segments: Array.from({ length: 13 }, () => segments[1]) }],
    ['a weight of zero', { segments: [...segments, { gift: '5', weight: 0 }] }],
    ['a weight that is no whole number', { segments: [...segments, { gift: '5', weight: 1.5 }] }],
    ['nothing to be won', { segments: [segments[0], segments[2]] }],
    ['a budget below its largest gift', { budget: { total: '50', perMember: '100' } }],
    ['less for a member than its largest gift', { budget: { total: '1000', perMember: '87.99' } }],
    ['spins for no turnover', { spin: { turnover: '0', mostADay: 3 } }],
  ])('with %s is none', (_, change) => {
    const read = v.safeParse(promotionRule, { ...rule, ...change });
    expect(read.success && ruleFault(read.output) === undefined).toBe(false);
  });

  it('that is whole has no fault', () => {
    expect(ruleFault(v.parse(promotionRule, rule) as typeof rule)).toBeUndefined();
  });
});
