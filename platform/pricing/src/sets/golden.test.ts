import {
  badmintonRules,
  otherSide,
  rallyGame,
  snookerGame,
  tableTennisRules,
  tennisGame,
  volleyballRules,
} from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { frameEnds } from './frame-ends.ts';
import { type MatchPosition, matchChances, type SetsLaw } from './match-chances.ts';
import { rallyEnds } from './rally-ends.ts';
import type { PointChances } from './set-ends.ts';
import { gameChance, tennisEnds, tieBreakChance } from './tennis-ends.ts';

const begin: MatchPosition = {
  ...{ sets: [0, 0], set: [0, 0], points: [0, 0] },
  ...{ opener: undefined, server: undefined, finished: [] },
};
const tennis: SetsLaw = { endsOf: tennisEnds, tossesLast: false };
const volleyball: SetsLaw = { endsOf: rallyEnds(volleyballRules), tossesLast: true };
const tableTennis: SetsLaw = { endsOf: rallyEnds(tableTennisRules), tossesLast: false };

const pointsOf = (game: typeof tennisGame, expected: readonly [number, number]): PointChances => [
  game.homeWins(0, expected),
  game.homeWins(1, expected),
];
const homeWins = (law: SetsLaw, chances: PointChances, bestOf: number, from = begin) =>
  matchChances(law, from, chances, bestOf).scores.reduce(
    (sum, { score, chance }) => (score[0] > score[1] ? sum + chance : sum),
    0,
  );

describe('tennis', () => {
  it.each([
    [0.56, 0.6468],
    [0.6, 0.7357],
    [0.62, 0.7759],
    [0.64, 0.8126],
    [0.66, 0.8457],
  ])('who wins %d of the points served holds a game with %d', (point, hold) => {
    expect(gameChance(point)).toBeCloseTo(hold, 4);
  });

  it.each([
    [0.66, 0.62, 0.5661, 0.6303, 0.6911, 0.7335],
    [0.58, 0.54, 0.5635, 0.6382, 0.702, 0.7462],
  ])('of %d and %d: tie-break, set, best of three and of five', (home, away, broke, set, three, five) => {
    const chances = pointsOf(tennisGame, [home, away]);
    expect(tieBreakChance(chances, 0)).toBeCloseTo(broke, 4);
    expect(tieBreakChance(chances, 1)).toBeCloseTo(broke, 4);
    expect(homeWins(tennis, chances, 1)).toBeCloseTo(set, 4);
    expect(homeWins(tennis, chances, 3)).toBeCloseTo(three, 4);
    expect(homeWins(tennis, chances, 5)).toBeCloseTo(five, 4);
  });
});

describe('volleyball', () => {
  const chances = pointsOf(rallyGame(volleyballRules), [0.7, 0.66]);

  it('sides that win 0.70 and 0.66 of what they receive: a set of 25, of 15, and best of five', () => {
    const { sets } = matchChances(volleyball, begin, chances, 5);
    expect(sets[0]).toBeCloseTo(0.6234, 4);
    expect(homeWins(volleyball, chances, 1)).toBeCloseTo(0.5985, 4);
    // Sets that do not depend on each other; the sides open them in turn, which is worth a little more.
    const [set, last] = [sets[0]!, homeWins(volleyball, chances, 1)];
    const [won, lost] = [set ** 2, (1 - set) ** 2];
    expect(won * set + 3 * won * set * (1 - set) + 6 * won * lost * last).toBeCloseTo(0.7139, 4);
    expect(homeWins(volleyball, chances, 5)).toBeCloseTo(0.7141, 4);
  });

  it('of level sides who serves first wins the set with 0.478', () => {
    const level = pointsOf(rallyGame(volleyballRules), [0.68, 0.68]);
    const { sets } = matchChances(volleyball, { ...begin, opener: 0, server: 0 }, level, 5);
    expect(sets[0]).toBeCloseTo(0.478, 3);
  });
});

it('table tennis: players who win 0.56 and 0.52 of their serves, a set, best of five and of seven', () => {
  const chances = pointsOf(rallyGame(tableTennisRules), [0.56, 0.52]);
  expect(matchChances(tableTennis, begin, chances, 5).sets[0]).toBeCloseTo(0.5773, 4);
  expect(homeWins(tableTennis, chances, 5)).toBeCloseTo(0.6427, 4);
  expect(homeWins(tableTennis, chances, 7)).toBeCloseTo(0.6652, 4);
});

describe('badminton', () => {
  const badminton: SetsLaw = { endsOf: rallyEnds(badmintonRules), tossesLast: false };
  const evenly = (chance: number): PointChances => [chance, chance];

  it.each([
    // By hand: C(20 + n, n) p^21 q^n for n to 19, then ten rallies from 20:20 of which two in a row decide, at 29:29 one.
    [0.5, 0.5],
    [0.52, 0.6041],
    [0.55, 0.7458],
  ])('a side that wins each rally with %d wins a set with %d', (rally, set) => {
    const { sets } = matchChances(badminton, { ...begin, opener: 0, server: 0 }, evenly(rally), 3);
    const won = (n: number) => binomial(20 + n, n) * rally ** 21 * (1 - rally) ** n;
    const straight = Array.from({ length: 20 }, (_, n) => won(n)).reduce((sum, chance) => sum + chance, 0);
    const level = binomial(40, 20) * (rally * (1 - rally)) ** 20;
    const [both, split] = [rally ** 2, 2 * rally * (1 - rally)];
    let [fromLevel, stillLevel] = [0, 1];
    for (let pairs = 0; pairs < 9; pairs++) {
      fromLevel += stillLevel * both;
      stillLevel *= split;
    }
    expect(straight + level * (fromLevel + stillLevel * rally)).toBeCloseTo(sets[0]!, 10);
    expect(sets[0]).toBeCloseTo(set, 4);
  });

  it('is decided at thirty: the rally at 29:29 wins the set', () => {
    const at = { ...begin, set: [29, 29] as const, opener: 0 as const, server: 1 as const };
    const { sets, total } = matchChances(badminton, at, [0.6, 0.45], 3);
    expect(sets[0]).toBeCloseTo(0.45, 10);
    // At the earliest two sets more of 21 rallies, or one that the same side wins.
    expect(total.from).toBe(59 + 21);
  });

  it('is opened by who won the set before', () => {
    const at = { ...begin, set: [20, 0] as const, opener: 1 as const, server: 0 as const };
    const [end] = rallyEnds(badmintonRules)(
      { ...at, sets: [0, 0], opener: 1, server: 0 },
      [0.999_999, 0.5],
      3,
    );
    expect(end).toMatchObject({ score: [21, 0], opener: 0 });
  });

  function binomial(all: number, some: number): number {
    let ways = 1;
    for (let n = 1; n <= some; n++) ways = (ways * (all - some + n)) / n;
    return ways;
  }
});

describe('snooker', () => {
  const frames: SetsLaw = { endsOf: frameEnds, tossesLast: false, countsSets: true };
  const binomial: SetsLaw = {
    ...frames,
    endsOf: ({ opener }, [chance]) => [
      { score: [1, 0], chance, opener: otherSide(opener) },
      { score: [0, 1], chance: 1 - chance, opener: otherSide(opener) },
    ],
  };
  const ofShots = pointsOf(snookerGame, [0.86, 0.82]);
  const frameOf = (opener: 0 | 1) =>
    matchChances(frames, { ...begin, opener, server: opener }, ofShots, 1).sets[0]!;

  it.each([
    [4, 0.6083],
    [5, 0.6214],
    [6, 0.6331],
    [10, 0.671],
    [18, 0.7249],
  ])('who wins a frame with 0.55 is first to win %d of them with %d', (wins, chance) => {
    expect(homeWins(binomial, [0.55, 0.55], 2 * wins - 1)).toBeCloseTo(chance, 4);
  });

  it('is worth nearly as much played shot by shot, and a little to who comes to the table first', () => {
    const [first, second] = [frameOf(0), frameOf(1)];
    expect(first).toBeGreaterThan(second);
    expect(first - second).toBeLessThan(0.05);
    const frame = (first + second) / 2;
    for (const bestOf of [7, 11])
      expect(homeWins(frames, ofShots, bestOf)).toBeCloseTo(homeWins(binomial, [frame, frame], bestOf), 3);
  });

  it('counts frames: as many as are played, and as many as home leads by', () => {
    const { scores, total, lead } = matchChances(frames, begin, ofShots, 7);
    expect([total.from, total.chances.length, lead.from, lead.chances.length]).toEqual([4, 4, -4, 9]);
    const [whitewash] = scores.filter(({ score }) => score.join(':') === '4:0');
    expect(lead.chances.at(-1)).toBe(whitewash?.chance);
  });

  it.each([
    ['with no more than is left to come', [73, 0], 1],
    ['as behind as ahead', [0, 73], 0],
  ] as const)('a frame is decided at %s', (_, set, chance) => {
    const ends = frameEnds({ ...begin, sets: [0, 0], set, points: [0, 0], opener: 0, server: 0 }, ofShots, 7);
    expect(ends).toEqual([{ score: [chance, 1 - chance], chance: 1, opener: 1 }]);
  });

  it('a break that runs is worth more than the table', () => {
    const at = { sets: [0, 0], set: [22, 8], opener: 0, server: 0 } as const;
    const chanceAt = (points: readonly [number, number]) =>
      frameEnds({ ...at, points }, ofShots, 7).find(({ score }) => score[0] === 1)!.chance;
    expect(chanceAt([14, 0])).toBeGreaterThan(chanceAt([0, 0]) + 0.1);
  });
});
