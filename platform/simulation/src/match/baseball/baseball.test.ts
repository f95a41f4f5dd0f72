import { keyed } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { testSecret } from '../../testing/test-match.ts';
import type { PlayedGame } from './baseball-script.ts';
import { baseballStateAt } from './baseball-state.ts';
import { baseballTimelineOf } from './baseball-timeline.ts';

const kickoff = 1_800_000_000_000;
const gameOf = (id: string, speed = 1): PlayedGame => ({
  id,
  kickoff,
  speed,
  breakMinutes: 2,
  expected: [4.7, 4.3],
  key: keyed(testSecret, `baseball/${id}`),
});
const games = Array.from({ length: 150 }, (_, n) => gameOf(String(n)));

describe('a baseball game', () => {
  it('begins with away at bat, with nobody out and nobody on bases', () => {
    expect(baseballStateAt(games[0]!, kickoff - 1).phase).toBe('pre');
    const { phase, period, score } = baseballStateAt(games[0]!, kickoff);
    expect([phase, period?.number, score]).toEqual(['1H', 1, [0, 0]]);
    expect(period?.inning).toEqual({ half: 'top', outs: 0, bases: 0, hits: [0, 0], errors: [0, 0] });
  });

  it('shows outs, runners and runs with each play, and not before it', () => {
    for (const game of games.slice(0, 20)) {
      for (const [at, { plays }] of baseballTimelineOf(game).halves.entries()) {
        for (const [n, play] of plays.entries()) {
          const [before, after] = [baseballStateAt(game, play.at - 1), baseballStateAt(game, play.at)];
          const side = at % 2 === 0 ? 1 : 0;
          expect(after.score[side] - before.score[side]).toBe(play.runs);
          expect(after.since).toBe(play.at);
          if (n === plays.length - 1) continue;
          expect(after.bindsSince).toBe(before.bindsSince);
          expect(after.period?.inning).toMatchObject({ outs: play.outs, bases: play.bases });
        }
      }
    }
  });

  it('pauses after each half inning, and long markets of five innings are known after the fifth', () => {
    const game = games[3]!;
    const { halves, half } = baseballTimelineOf(game);
    const top = baseballStateAt(game, halves[0]!.end);
    expect(top.period).toMatchObject({
      number: 1,
      isBreak: true,
      inning: { half: 'top', outs: 3, bases: 0 },
    });
    const fifth = baseballStateAt(game, halves[9]!.end);
    expect([fifth.phase, fifth.halfScore]).toEqual(['HT', half]);
    expect(baseballStateAt(game, halves[9]!.end - 1).halfScore).toBeUndefined();
    expect(baseballStateAt(game, halves[10]!.start)).toMatchObject({ phase: '2H', period: { number: 6 } });
  });

  it('ends with the sum of its innings, with or without the bottom of the ninth', () => {
    const lengths = new Set<number>();
    for (const game of games) {
      const { halves, full } = baseballTimelineOf(game);
      lengths.add(halves.length);
      const over = baseballStateAt(game, halves.at(-1)!.end);
      expect([over.phase, over.score]).toEqual(['over', full]);
      const sums = over.period!.scores.reduce(([h, c], [a, b]) => [h + a, c + b], [0, 0]);
      expect(sums).toEqual(full);
      const [hits] = [over.period!.inning!.hits!];
      expect(hits[0] + hits[1]).toBeGreaterThan(0);
    }
    expect([...lengths]).toEqual(expect.arrayContaining([17, 18, 20]));
  });

  it('is the same at sixty times the speed, in a sixtieth of the time', () => {
    const [slowly, quickly] = [baseballTimelineOf(games[0]!), baseballTimelineOf(gameOf('0', 60))];
    expect(quickly.full).toEqual(slowly.full);
    const lasts = (one: typeof slowly) => one.halves.at(-1)!.end - kickoff;
    expect(Math.abs(lasts(slowly) - 60 * lasts(quickly))).toBeLessThan(2_000);
  });
});
