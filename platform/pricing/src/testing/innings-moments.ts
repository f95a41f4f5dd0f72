import { keyed } from '@lobby/draws';
import { type MarketNoise, noNoise } from '@lobby/fixtures';
import { baseballStateAt, baseballTimelineOf } from '@lobby/simulation';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';

const secret = new Uint8Array(32).fill(13);
const kickoff = 1_800_000_000_000;

/** A baseball game for tests; its number decides what happens in it. */
export function inningsGame(n: number, expected: readonly [number, number] = [4.7, 4.3]) {
  const key = keyed(secret, `innings/${n}`);
  return { id: String(n), kickoff, speed: 1, breakMinutes: 2, expected, key, drawn: true } as const;
}

type Game = ReturnType<typeof inningsGame>;

/** A moment of it after so many plays, from 0 when it begins; before it begins, -1. A game that is over has no more. */
export function inningsMoment(game: Game, plays: number, noise: MarketNoise = noNoise): Moment {
  const times = baseballTimelineOf(game).halves.flatMap(half => half.plays.map(({ at }) => at));
  const at = plays < 0 ? kickoff - 60_000 : plays === 0 ? kickoff : times[Math.min(plays, times.length) - 1]!;
  return momentOf(game, at, noise);
}

/** A moment of it in the middle of the pause after so many half innings. */
export function pauseMoment(game: Game, halves: number): Moment {
  return momentOf(game, baseballTimelineOf(game).halves[halves - 1]!.end + 60_000, noNoise);
}

function momentOf(game: Game, at: number, noise: MarketNoise): Moment {
  const state = baseballStateAt(game, at);
  return { state, priced: state, noise, inputs: noInputs, stateVersion: 1, ver: 1 };
}

/** How it ends. */
export function inningsResult(game: Game) {
  const { half, full } = baseballTimelineOf(game);
  return { half, full };
}
