import { printRatio } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { betOn } from '../bets/bets.ts';
import { expectAsExact, measure, numberOf } from '../testing/measured.ts';
import { type EsportsRules, esports } from './esports.ts';
import { esportsPicks } from './picks.ts';

const every = esports.fixtures!.all(esports.rules);
const fixtures = Array.from({ length: 5 }, (_, at) => every[29 * at]!);
const back = (rules: EsportsRules, pick: string) => esports.exact(rules, betOn(pick)).return;

describe('a price', () => {
  it('returns 94 to 95 percent on every pick of every match, and is above the stake', () => {
    for (const rules of every) {
      for (const pick of esportsPicks) {
        const { n, d } = back(rules, pick);
        expect(n * 100n <= d * 95n && n * 100n >= d * 94n, `${rules.fixture.home} ${pick}`).toBe(true);
        expect(rules.pays[pick]).toBeGreaterThanOrEqual(102);
      }
    }
  });

  it('is the highest in hundredths that returns no more than that', () => {
    for (const rules of fixtures) {
      for (const pick of esportsPicks) {
        const higher = { ...rules, pays: { ...rules.pays, [pick]: rules.pays[pick]! + 1 } };
        const { n, d } = back(higher, pick);
        expect(n * 100n > d * 95n).toBe(true);
      }
    }
  });

  it('of both sides of a market together leaves the house what its margin says', () => {
    const bets = ['match-home', 'match-away'].map(pick => ({ pick, units: 1 }));
    for (const rules of fixtures) {
      const { return: both, hit } = esports.exact(rules, { bets });
      expect(printRatio(hit, 2)).toBe('1.00');
      expect(numberOf(both)).toBeLessThan(0.95);
    }
  });

  it.each(esportsPicks)('returns on %s what was counted', pick => {
    const rounds = dose({ small: 1_500, deep: 60_000 });
    for (const rules of dose({ small: fixtures.slice(0, 2), deep: fixtures })) {
      const played = measure({ ...esports, rules }, betOn(pick), rounds, `${pick} ${rules.fixture.home}`);
      expectAsExact(played, esports.exact(rules, betOn(pick)));
    }
  });
});
