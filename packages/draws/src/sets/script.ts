import type { Pair } from '../football/rules.ts';
import type { Key } from '../keyed.ts';
import { drawStream } from '../stream.ts';
import { beginningOf, type SetsGame, type Side, type Tosses, winnerOf } from './position.ts';

/** What a match of sets is drawn from, in integers only. */
export interface SetsRules {
  readonly game: SetsGame;
  readonly bestOf: number;
  /** How often each side wins the points that its sport expects of it, thousandths. */
  readonly expectedMilli: Pair;
}

/** Everything that happens in a match of sets, point by point. */
export interface SetsScript {
  readonly tosses: Tosses;
  /** Who wins each point. */
  readonly points: readonly Side[];
}

const whole = 0x1_0000_0000;

/** Draws a match from its rules and its key: points until one side has won the sets it needs. */
export function drawSets({ game, bestOf, expectedMilli: [home, away] }: SetsRules, key: Key): SetsScript {
  const stream = drawStream(key, 'sets');
  const tosses: Tosses = [stream.below(2) as Side, stream.below(2) as Side];
  const expected: Pair = [home / 1000, away / 1000];
  // By who serves: integers, so that every engine draws the same.
  const homeBelow = (of: Pair) =>
    ([0, 1] as const).map(server => Math.round(game.homeWins(server, of) * whole));
  const usual = homeBelow(expected);
  const harder = game.harder && homeBelow(game.harder.expected(expected));
  const points: Side[] = [];
  let at = beginningOf(tosses);
  while (winnerOf(at.sets, bestOf) === undefined) {
    const below = harder && game.harder?.isNext(at) ? harder : usual;
    const winner: Side = stream.word() < below[at.server]! ? 0 : 1;
    points.push(winner);
    at = game.next(at, winner, { bestOf, tosses });
  }
  return { tosses, points };
}
