import { keyed } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../testing/test-match.ts';
import type { PlayedMatch } from './basketball-script.ts';
import { basketballStateAt } from './basketball-state.ts';
import { basketballTimelineOf } from './basketball-timeline.ts';

const kickoff = 1_800_000_000_000;
const matchOf = (id: string, speed = 1): PlayedMatch => ({
  id,
  kickoff,
  speed,
  breakMinutes: 15,
  expected: [111, 107],
  key: keyed(testSecret, `basketball/${id}`),
});
const matches = Array.from({ length: 120 }, (_, n) => matchOf(String(n)));
const minute = 60_000;
const stateIn = (match: PlayedMatch, minutes: number) => basketballStateAt(match, kickoff + minutes * minute);

describe('a basketball match', () => {
  it.each([
    [-1, 'pre', undefined, undefined],
    [0, '1H', 1, 720],
    [6, '1H', 1, 360],
    [13, '1H', 1, 0],
    [14, '1H', 2, 720],
    [27, 'HT', 2, 0],
    [41, '2H', 3, 720],
    [54, '2H', 3, 0],
    [66, '2H', 4, 60],
  ] as const)('is after %i minutes in phase %s, period %s, with %s seconds on the clock', (at, ...told) => {
    const { phase, period } = stateIn(matches[0]!, at);
    expect([phase, period?.number, period?.left]).toEqual(told);
  });

  it('shows the points of each period, which make up the score, and never a point before its turn', () => {
    for (const match of matches.slice(0, 10)) {
      const { periods, full, half } = basketballTimelineOf(match);
      for (const { turns } of periods) {
        for (const { at, points, side } of turns.slice(0, 10)) {
          const [before, after] = [basketballStateAt(match, at - 1), basketballStateAt(match, at)];
          const place = side === 'H' ? 0 : 1;
          expect(after.score[place] - before.score[place]).toBe(points);
          expect(after.since).toBe(at);
          expect(after.bindsSince).toBe(before.bindsSince);
        }
      }
      const over = basketballStateAt(match, periods.at(-1)!.end);
      expect(over.phase).toBe('over');
      expect(over.score).toEqual(full);
      expect(over.halfScore).toEqual(half);
      const sums = over.period!.scores.reduce(([h, c], [a, b]) => [h + a, c + b], [0, 0]);
      expect(sums).toEqual(full);
    }
  });

  it('is played on while it is level: five minutes more after a pause of two', () => {
    const late = matches.find(match => basketballTimelineOf(match).periods.length > 4)!;
    const { periods } = basketballTimelineOf(late);
    const pause = basketballStateAt(late, periods[3]!.end);
    expect([pause.phase, pause.period?.isBreak]).toEqual(['2H', true]);
    expect(pause.score[0]).toBe(pause.score[1]);
    const extra = basketballStateAt(late, periods[4]!.start);
    expect([extra.period?.number, extra.period?.left, extra.period?.turnsLeft]).toEqual([5, 300, [10, 10]]);
  });

  it('is the same at sixty times the speed, in a sixtieth of the time', () => {
    const fast = matchOf('0', 60);
    const [slowly, quickly] = [basketballTimelineOf(matches[0]!), basketballTimelineOf(fast)];
    expect(quickly.full).toEqual(slowly.full);
    const lasts = (one: typeof slowly) => one.periods.at(-1)!.end - kickoff;
    expect(Math.abs(lasts(slowly) - 60 * lasts(quickly))).toBeLessThan(1_000);
  });

  it('tells who has not answered yet, with the turns that are left', () => {
    const [first, second] = basketballTimelineOf(matches[0]!).periods[0]!.turns;
    const { period } = basketballStateAt(matches[0]!, first!.at);
    expect(period?.unanswered).toEqual({ side: first!.side, points: first!.points });
    expect(period?.turnsLeft).toEqual(first!.side === 'H' ? [24, 25] : [25, 24]);
    expect(basketballStateAt(matches[0]!, second!.at).period?.unanswered).toBeUndefined();
  });
});
