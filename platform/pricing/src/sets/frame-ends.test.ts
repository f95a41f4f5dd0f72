import type { Score } from '@lobby/betting';
import { isFrameDecided, type Side, unitsPotted } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { frameEnds } from './frame-ends.ts';
import { matchChances } from './match-chances.ts';
import { snookerSets } from './priced-sports.ts';
import type { PointChances } from './set-ends.ts';

/** How often home goes on in its break, and what is left to home of a shot of away. */
const sides: readonly PointChances[] = [
  [0.85, 0.17],
  [0.6, 0.1],
  [0.95, 0.05],
];

/** Every score of a frame, fouls included, up to one at which nothing is left but the black. */
const scores = Array.from({ length: 161 }, (_, home) =>
  Array.from({ length: 161 - home }, (_, away): Score => [home, away]),
).flat();

const homeWins = (set: Score, server: Side, points: Score, chances: PointChances) => {
  const ends = frameEnds({ sets: [0, 0], set, points, opener: 0, server }, chances, 7);
  expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  return ends.find(({ score }) => score[0] === 1)?.chance ?? 0;
};

describe('the chance of a frame, at every score of it', () => {
  it.each(sides)('is one, is certain only once it is decided, and rises with the lead: %d, %d', (...own) => {
    for (const [home, away] of scores) {
      const [set, units] = [[home, away] as const, unitsPotted([home, away])];
      const [atHome, atAway] = ([0, 1] as const).map(server => homeWins(set, server, [0, 0], own));
      const [inHome, inAway] = ([0, 1] as const).map(server => homeWins(set, server, [1, 1], own));
      const all = [atHome!, atAway!, inHome!, inAway!];
      if (isFrameDecided(set, units)) {
        expect(new Set(all)).toEqual(new Set([home > away ? 1 : 0]));
        continue;
      }
      for (const chance of all) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      // Who is at the table has more of it, and most in a break.
      expect(inHome!).toBeGreaterThanOrEqual(atHome! - 1e-12);
      expect(atHome!).toBeGreaterThanOrEqual(atAway! - 1e-12);
      expect(atAway!).toBeGreaterThanOrEqual(inAway! - 1e-12);
      // The same points on the table, two more of them on the other side.
      if (home === 0) continue;
      const behind = homeWins([home - 1, away + 1], 0, [0, 0], own);
      expect(behind).toBeLessThanOrEqual(atHome! + 1e-12);
    }
  });

  it('mirrors when both sides change places', () => {
    const [home, away] = [0.85, 0.8];
    for (const [h, c] of scores.filter((_, at) => at % 37 === 0)) {
      const one = homeWins([h, c], 0, [0, 0], [home, 1 - away]);
      const other = homeWins([c, h], 1, [0, 0], [away, 1 - home]);
      expect(one + other).toBeCloseTo(1, 12);
    }
  });
});

describe('a match of any length', () => {
  it.each([7, 11, 17, 19, 25, 35])(
    'of %d frames at most has all its chance, and more of it with a lead',
    bestOf => {
      const enough = (bestOf + 1) / 2;
      const winsFrom = (sets: Score) => {
        const finished = [...Array(sets[0]).fill([70, 1]), ...Array(sets[1]).fill([1, 70])] as Score[];
        const at = {
          sets,
          set: [0, 0],
          points: [0, 0],
          opener: undefined,
          server: undefined,
          finished,
        } as const;
        const { scores: ends, lead, total, sets: each } = matchChances(snookerSets, at, [0.85, 0.17], bestOf);
        const sumOf = (row: Iterable<number>) => [...row].reduce((sum, chance) => sum + chance, 0);
        for (const row of [ends.map(({ chance }) => chance), lead.chances, total.chances]) {
          expect(sumOf(row)).toBeCloseTo(1, 9);
          expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
        }
        expect(each.length).toBeGreaterThanOrEqual(Math.min(enough + Math.min(...sets), bestOf));
        return sumOf(ends.filter(({ score }) => score[0] > score[1]).map(({ chance }) => chance));
      };
      for (let away = 0; away < enough; away += 2)
        for (let home = 1; home < enough; home++)
          expect(winsFrom([home, away])).toBeGreaterThan(winsFrom([home - 1, away]));
    },
  );
});
