import { keyed } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../testing/test-match.ts';
import { handballStateAt } from './handball-state.ts';
import { type HandballMatch, handballTimelineOf, lengthOf } from './handball-timeline.ts';

const kickoff = 1_800_000_000_000;
const minute = 60_000;
const matchOf = (id: string, speed = 1): HandballMatch => ({
  ...{ id, kickoff, speed, breakMinutes: 15, expected: [30, 28.5] },
  key: keyed(testSecret, `handball/${id}`),
});
const matches = Array.from({ length: 60 }, (_, n) => matchOf(String(n)));
const stateIn = (match: HandballMatch, minutes: number) => handballStateAt(match, kickoff + minutes * minute);

describe('a handball match', () => {
  it.each([
    [-1, 'pre', undefined, undefined, 0],
    [0, '1H', 1, 1_800, 0],
    [12.5, '1H', 1, 1_050, 750],
    [30, 'HT', 1, 0, 1_800],
    [45, '2H', 2, 1_800, 1_800],
    [74, '2H', 2, 60, 3_540],
    [75, 'over', 2, 0, 3_600],
  ] as const)(
    'is after %f minutes in phase %s, half %s, with %s seconds left and %s played',
    (at, ...told) => {
      const { phase, period, clock } = stateIn(matches[0]!, at);
      expect([phase, period?.number, period?.left, clock]).toEqual(told);
    },
  );

  it('shows a goal when its attack ends and never before, and no goal lets waiting bets fall', () => {
    for (const match of matches.slice(0, 8)) {
      const { halves, half, full } = handballTimelineOf(match);
      for (const { attacks } of halves)
        for (const { at, isGoal, side } of attacks.slice(0, 12)) {
          const [before, after] = [handballStateAt(match, at - 1), handballStateAt(match, at)];
          const place = side === 'H' ? 0 : 1;
          expect(after.score[place] - before.score[place]).toBe(isGoal ? 1 : 0);
          expect(before.period!.turnsLeft![place] - after.period!.turnsLeft![place]).toBe(1);
          expect(after.since).toBe(at);
          expect(after.bindsSince).toBe(before.bindsSince);
        }
      const over = handballStateAt(match, halves[1]!.end);
      expect([over.phase, over.score, over.halfScore]).toEqual(['over', full, half]);
      expect(over.period!.scores).toEqual([half, [full[0] - half[0], full[1] - half[1]]]);
    }
  });

  it('tells the score of the first half once it is over', () => {
    const { half } = handballTimelineOf(matches[1]!);
    expect(stateIn(matches[1]!, 29.9).halfScore).toBeUndefined();
    expect(stateIn(matches[1]!, 30).halfScore).toEqual(half);
  });

  it('may end level, and is not played on', () => {
    const level = matches.find(match => {
      const { full } = handballTimelineOf(match);
      return full[0] === full[1];
    })!;
    expect(stateIn(level, 75).phase).toBe('over');
  });

  it('is the same at sixty times the speed, in a sixtieth of the time', () => {
    const fast = matchOf('0', 60);
    expect(handballTimelineOf(fast).full).toEqual(handballTimelineOf(matches[0]!).full);
    expect(lengthOf(fast) * 60).toBe(lengthOf(matches[0]!));
    expect(handballTimelineOf(matches[0]!).halves[1]!.end - kickoff).toBe(lengthOf(matches[0]!));
  });
});
