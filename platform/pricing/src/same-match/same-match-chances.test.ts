import { gradeMarket, pickOf, type SameMatchGroups, type Score, sameMatchGroups } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { partsOf, someCombination } from '../testing/some-combinations.ts';
import { unadjustedChances } from '../trader/book.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { difference } from '../trader/grid/grid.ts';
import { freshMoment } from '../trader/moment.ts';
import { sameMatchChances } from './same-match-chances.ts';

const match = testMatch({ gtype: 'VF', expected: [1.7, 1.1] });
const calm = (minute: number) => ({
  ...freshMoment(match, match.kickoff + minute * 60_000, noInputs),
  noise: { total: 0, side: 0 },
});
const before = calm(-60);
const chancesOf = (groups: SameMatchGroups) => sameMatchChances(match, before, groups);
const chanceOf = (rtype: string) => {
  const chances = chancesOf(sameMatchGroups(rtype)!);
  return chances.chanceOf(chances.groups);
};
/** Without the first group, in the order of the text. */
const withoutFirst = (rtype: string) => {
  const chances = chancesOf(sameMatchGroups(rtype)!);
  return chances.chanceOf(chances.groups.slice(1));
};

describe('the chance of a combination', () => {
  it('of both sides of a line adds up to that of the other part', () => {
    const home = difference(unadjustedChances(match, before).full, 0).above;
    expect(chanceOf('M:MH+OU:OUC@2.5') + chanceOf('M:MH+OU:OUH@2.5')).toBeCloseTo(home, 12);
    expect(chanceOf('HM:HMH+M:MH') + chanceOf('HM:HMC+M:MH') + chanceOf('HM:HMN+M:MH')).toBeCloseTo(home, 12);
  });

  it('of half-time and full-time winners is that of half/full', () => {
    const { halfFull } = unadjustedChances(match, before);
    expect(chanceOf('HM:HMN+M:MC')).toBeCloseTo(halfFull[5]!, 12);
  });

  it('with alternatives is the sum of those that exclude each other', () => {
    const [either, home, away] = ['M:MC|M:MH+OU:OUC@2.5', 'M:MH+OU:OUC@2.5', 'M:MC+OU:OUC@2.5'].map(chanceOf);
    expect(either).toBeCloseTo(home! + away!, 12);
  });

  it('is 0 for what cannot be, and without a part that of the rest', () => {
    expect(chanceOf('PD:H1C0+TS:Y')).toBe(0);
    expect(withoutFirst('PD:H1C0+TS:Y')).toBeGreaterThan(0);
    expect(withoutFirst('M:MN+PD:H1C1')).toBeCloseTo(chanceOf('M:MN+PD:H1C1'), 12);
  });
});

describe('the chance of random combinations', () => {
  const sets = dose({ small: 300, deep: 10_000 });
  const played = dose({ small: 4_000, deep: 40_000 });

  it('is how often matches of the simulation end so, within three standard errors', () => {
    const ends = countEnds(played);
    const parts = partsOf('pre');
    const next = seeded('combinations of a match');
    let beyond = 0;
    let furthest = 0;
    for (let at = 0; at < sets; at++) {
      const { groups } = someCombination(parts, next);
      const chances = chancesOf(groups);
      const chance = chances.chanceOf(chances.groups);
      const won = countWon(groups, ends);
      if (chance === 0) expect(won).toBe(0);
      // So rare that the normal approximation says nothing.
      if (chance * played < 20) continue;
      const error = Math.abs(won / played - chance) / Math.sqrt((chance * (1 - chance)) / played);
      furthest = Math.max(furthest, error);
      if (error > 3) beyond++;
    }
    // Three in a thousand by chance; sets share parts, so that they come together.
    expect(beyond / sets).toBeLessThan(0.015);
    expect(furthest).toBeLessThan(5);
  }, 600_000);
});

interface End {
  readonly half: Score;
  readonly full: Score;
  readonly count: number;
}

/** How many matches of the same strength ended with each pair of scores. */
function countEnds(played: number): End[] {
  const ends = new Map<string, End>();
  for (let n = 0; n < played; n++) {
    const { half, full } = timelineOf(testMatch({ id: String(n), gtype: 'VF', expected: [1.7, 1.1] }));
    const key = `${half} ${full}`;
    ends.set(key, { half, full, count: (ends.get(key)?.count ?? 0) + 1 });
  }
  return [...ends.values()];
}

/** Grades of each part at each end, by the engine that settles bets; kept, as sets share their parts. */
const kept = new Map<string, readonly boolean[]>();

function countWon(groups: ReturnType<typeof someCombination>['groups'], ends: readonly End[]): number {
  const won = groups.map(group =>
    group.map(part => {
      const key = JSON.stringify(pickOf(part));
      const known = kept.get(key) ?? ends.map(end => gradeMarket(pickOf(part), end) === 'W');
      kept.set(key, known);
      return known;
    }),
  );
  return ends.reduce(
    (sum, { count }, at) => sum + (won.every(group => group.some(part => part[at])) ? count : 0),
    0,
  );
}
