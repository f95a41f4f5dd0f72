import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotionRule } from '../rule.ts';
import { bestAttack } from './attack.ts';

const shared = {
  conditions: { minGrade: 0, bound: [], once: [] },
  turnover: { multiple: 0, group: 'sport' },
  budget: { total: '100000', perMember: '1000' },
  claimDays: 7,
} satisfies Partial<PromotionRule>;
const games = (multiple: number) => ({ ...shared, turnover: { multiple, group: 'games' } }) as const;
const short = (rule: PromotionRule, topTurnover?: bigint) => {
  const { way, per, gift, staked, cost, gain } = bestAttack(rule, topTurnover);
  return [way, per, gift, staked, cost, gain];
};

describe('the best attack on a promotion', () => {
  it('of a deposit stakes it once where least is kept, and the turnover of the gift in its group', () => {
    const rule: PromotionRule = {
      ...{ ...shared, turnover: { multiple: 8, group: 'sport' }, kind: 'first-deposit' },
      ...{ percent: 50, cap: '888', minDeposit: '100' },
    };
    // 1,776 at 0.37 % and 7,104 at 1.5 %.
    expect(short(rule)).toEqual(['accounts', 'account', 888_00n, 8_880_00n, 6_57n + 106_56n, 774_87n]);
  });

  it('of a deposit that is charged back after the claim keeps no gift, and is named where no other gains', () => {
    const rule: PromotionRule = {
      ...games(0),
      kind: 'next-deposit',
      percent: 1,
      cap: '8',
      minDeposit: '10000',
    };
    // Staking 10,000 once costs 37 at 0.37 %.
    expect(short(rule)).toEqual(['charge-back', 'day', 8_00n, 0n, 0n, 0n]);
    expect(short({ ...rule, turnover: { multiple: 10, group: 'games' } }).slice(4)).toEqual([29n, -29n]);
    expect(short({ ...rule, percent: 10, cap: '1000' })[0]).toBe('grind');
  });

  it('of turnover picks the step that leaves most, and does not pay where the edge is above the gift', () => {
    const tiers = [
      { need: '1000', gift: '5' },
      { need: '10000', gift: '60' },
    ];
    const rule: PromotionRule = { ...games(0), kind: 'betting', period: 'week', tiers };
    expect(short(rule)).toEqual(['grind', 'period', 60_00n, 10_000_00n, 37_00n, 23_00n]);
    expect(short({ ...rule, turnover: { multiple: 0, group: 'sport' } })[5]).toBe(-10_00n);
  });

  it('of cashback backs both sides with two accounts, and pays as soon as it gives back more than both edges', () => {
    const of = (percent: number): PromotionRule => ({
      ...{ ...shared, kind: 'cashback', period: 'week', percent },
      ...{ cap: '100', minLoss: '100' },
    });
    expect(short(of(5))).toEqual(['both-sides', 'period', 100_00n, 4_000_00n, 60_00n, 40_00n]);
    expect(short(of(3))[5]).toBe(0n);
    expect(short(of(2))[5]).toBe(-50_00n);
  });

  it('of a race beats whoever stakes most, or takes every place with accounts of its own', () => {
    const places = [{ gift: '500' }, { gift: '400' }];
    const rule: PromotionRule = { ...shared, kind: 'race', places };
    expect(short(rule, 10_000_00n)).toEqual(['ring', 'race', 900_00n, 20_000_00n, 300_00n, 600_00n]);
    expect(short(rule, 30_000_00n)[0]).toBe('grind');
  });

  it('of an invitation is a friend of its own, which does what friends have to do', () => {
    const rule: PromotionRule = {
      ...{ ...shared, kind: 'friends', withinDays: 30, mostAMonth: 10 },
      friend: { gift: '38', bound: ['phone'], deposit: '100', turnover: '1000' },
    };
    expect(short(rule)).toEqual(['accounts', 'friend', 38_00n, 1_000_00n, 15_00n, 23_00n]);
  });

  it('of a wheel earns the spins of a day, at the mean of a spin', () => {
    const rule: PromotionRule = {
      ...{ ...games(1), kind: 'draw', spin: { turnover: '100', mostADay: 3 } },
      segments: [
        { gift: '0', weight: 3 },
        { gift: '8', weight: 1 },
      ],
    };
    expect(short(rule)).toEqual(['grind', 'day', 6_00n, 306_00n, 1_11n + 2n, 4_87n]);
  });

  it('gains less, the more turnover the gift asks for, whatever the kind', () => {
    const kinds = fc.constantFrom<Partial<PromotionRule>>(
      { kind: 'sign-in', gifts: ['1', '2'], makeUps: 0 },
      { kind: 'tasks', withinDays: 7, tasks: [{ task: 'bind-phone', gift: '8' }] },
      { kind: 'gift-code', gift: '18' },
      { kind: 'cashback', period: 'day', percent: 10, cap: '88', minLoss: '10' },
      { kind: 'next-deposit', percent: 10, cap: '88', minDeposit: '10' },
    );
    fc.assert(
      fc.property(kinds, fc.nat(9), (kind, multiple) => {
        const gain = (times: number) => bestAttack({ ...games(times), ...kind } as PromotionRule).gain;
        expect(gain(multiple + 1) < gain(multiple)).toBe(true);
      }),
    );
  });
});
