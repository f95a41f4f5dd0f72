import { gameOf } from '@lobby/games';
import { describe, expect, it } from 'vitest';
import { mostPicks, toggled, totalOf } from './slip.ts';

const picksOf = (code: string) =>
  Object.keys((gameOf(code)!.rules as { pays: Readonly<Record<string, number>> }).pays);

describe('a slip', () => {
  it('takes a pick that is pressed, and gives it back when it is pressed again', () => {
    const slip = ['big', 'sum-4'].reduce(toggled, []);
    expect(slip).toEqual(['big', 'sum-4']);
    expect(toggled(slip, 'big')).toEqual(['sum-4']);
  });

  it('holds as many picks as the rules read and no more, and one may still be taken out', () => {
    const picks = picksOf('ten-cars');
    const full = picks.slice(0, mostPicks).reduce(toggled, [] as readonly string[]);
    expect(toggled(full, picks[mostPicks]!)).toBe(full);
    expect(toggled(full, picks[0]!)).toHaveLength(mostPicks - 1);
    const choiceOf = (some: readonly string[]) => ({ bets: some.map(pick => ({ pick, units: 1 })) });
    expect(gameOf('ten-cars')?.readChoice(choiceOf(full))).toBeDefined();
    expect(gameOf('ten-cars')?.readChoice(choiceOf(picks.slice(0, mostPicks + 1)))).toBeUndefined();
  });

  it.each([
    [0, '2.00', '0.00'],
    [1, '1.00', '1.00'],
    [3, '2.00', '6.00'],
    [60, '1000.00', '60000.00'],
    [7, '0.10', '0.70'],
  ])('of %i picks at %s each takes %s', (count, stake, total) => {
    expect(totalOf(picksOf('ten-cars').slice(0, count), stake)).toBe(total);
  });
});
