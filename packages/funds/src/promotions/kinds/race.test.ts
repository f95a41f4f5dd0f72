import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mostGift } from '../gifts-of.ts';
import { promotionRule, type RuleOf } from '../rule.ts';
import { ruleFault } from '../rule-fault.ts';
import { giftOfPlace, nextPlace, raceWeights } from './race.ts';

const race = (gifts: readonly string[], change: Partial<RuleOf<'race'>> = {}): RuleOf<'race'> => ({
  kind: 'race',
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 1, group: 'games' },
  budget: { total: '1000', perMember: '500' },
  claimDays: 7,
  places: gifts.map(gift => ({ gift })),
  ...change,
});
const faultOf = (rule: RuleOf<'race'>) => ruleFault(v.parse(promotionRule, rule) as RuleOf<'race'>);

describe('the gifts of places', () => {
  it.each([
    ['that fall are fine', ['100', '50', '50', '8.8'], undefined],
    ['that rise with the place are wrong', ['50', '60'], 'places'],
    ['above what a member may have are wrong', ['500.01'], 'budget.perMember'],
    ['that are more than the budget are wrong', ['500', '500', '0.01'], 'budget.total'],
  ])('%s', (_, gifts, fault) => {
    expect(faultOf(race(gifts))).toBe(fault);
  });

  it.each([
    ['no place', []],
    ['more than fifty places', Array.from({ length: 51 }, () => '1')],
    ['a place that brings nothing', ['8', '0']],
  ])('of a rule with %s are none', (_, gifts) => {
    expect(v.safeParse(promotionRule, race(gifts)).success).toBe(false);
  });

  it('are those of the places, and nothing below them or without one', () => {
    const rule = race(['100', '50']);
    expect([1, 2, 3, 0].map(place => giftOfPlace(rule, place))).toEqual([100_00n, 50_00n, 0n, 0n]);
    expect(mostGift(rule)).toBe(100_00n);
  });
});

it('turnover that the house keeps less of makes fewer points', () => {
  const percentOf = Object.fromEntries(
    raceWeights(race(['1'])).map(({ category, percent }) => [category, percent]),
  );
  expect(percentOf).toEqual({ ZR: 20, QP: 20, CP: 50, DZ: 100, BY: 100 });
  expect(raceWeights({ turnover: { multiple: 1, group: 'sport' } })).toEqual([
    { category: 'TY', percent: 100 },
    { category: 'DJ', percent: 100 },
  ]);
});

describe('the next place', () => {
  const rule = race(['100', '50', '50', '20']);
  const board = [900n, 700n, 700n, 400n, 300n, 200n];
  it.each([
    ['of the first is none', { place: 1, points: 900n }, undefined],
    [
      'is the nearest that brings more',
      { place: 3, points: 700n },
      { place: 1, gift: 100_00n, missing: 201n },
    ],
    [
      'of one below is the last that is paid',
      { place: 6, points: 200n },
      { place: 4, gift: 20_00n, missing: 201n },
    ],
    [
      'of one far below is the last that is paid',
      { place: 90, points: 1n },
      { place: 4, gift: 20_00n, missing: 400n },
    ],
    [
      'without points is the last that is paid',
      { place: 0, points: 0n },
      { place: 4, gift: 20_00n, missing: 401n },
    ],
  ])('%s', (_, own, next) => {
    expect(nextPlace(rule, board, own)).toEqual(next);
  });

  it('is the first that nobody holds, for whoever has no points', () => {
    expect(nextPlace(rule, [900n], { place: 0, points: 0n })).toEqual({
      place: 2,
      gift: 50_00n,
      missing: 1n,
    });
    expect(nextPlace(rule, [], { place: 0, points: 0n })).toEqual({ place: 1, gift: 100_00n, missing: 1n });
  });

  it('is reached with exactly the missing points, and with no fewer', () => {
    const points = fc.bigInt(1n, 1_000n);
    const falling = fc
      .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
      .map(gifts => race(gifts.toSorted((a, b) => b - a).map(String)));
    fc.assert(
      fc.property(falling, fc.array(points, { maxLength: 12 }), fc.nat(12), (some, found, at) => {
        const all = found.toSorted((a, b) => Number(b - a));
        const own = { place: at < all.length ? at + 1 : 0, points: all[at] ?? 0n };
        const others = all.filter((_, n) => n !== at);
        // Of the same points the others had them first.
        const placeWith = (more: bigint) => others.filter(each => each >= own.points + more).length + 1;
        const next = nextPlace(some, all, own);
        const giftWith = (more: bigint) => giftOfPlace(some, placeWith(more));
        if (next === undefined) {
          expect(giftOfPlace(some, own.place)).toBe(mostGift(some));
          return;
        }
        expect(giftWith(next.missing) >= next.gift).toBe(true);
        // Points above zero bring the lowest place that nobody holds.
        if (next.missing > 1n) expect(giftWith(next.missing - 1n) < next.gift).toBe(true);
      }),
    );
  });
});
