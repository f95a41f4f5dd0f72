import type { Score } from '@lobby/betting';
import { keyed } from '@lobby/draws';
import { type MarketNoise, type MatchState, noNoise } from '@lobby/fixtures';
import { basketballStateAt, basketballTimelineOf } from '@lobby/simulation';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';

const secret = new Uint8Array(32).fill(11);
const kickoff = 1_800_000_000_000;

/** A basketball match for tests; its number decides what happens in it. */
export function pointsMatch(n: number, expected: readonly [number, number] = [111.5, 107]) {
  const key = keyed(secret, `points/${n}`);
  return { id: String(n), kickoff, speed: 1, breakMinutes: 15, expected, key, drawn: true } as const;
}

/** A moment of it so many minutes after its beginning, pauses counted. */
export function pointsMoment(
  match: ReturnType<typeof pointsMatch>,
  minutes: number,
  noise: MarketNoise = noNoise,
): Moment {
  const state: MatchState = basketballStateAt(match, kickoff + minutes * 60_000);
  return { state, priced: state, noise, inputs: noInputs, stateVersion: 1, ver: 1 };
}

/** How it ends. */
export function pointsResult(match: ReturnType<typeof pointsMatch>) {
  const { half, full, periods } = basketballTimelineOf(match);
  const pointsOf = (turns: (typeof periods)[number]['turns'], wanted: 'H' | 'C') =>
    turns.reduce((sum, { side, points }) => sum + (side === wanted ? points : 0), 0);
  const quarters = periods
    .slice(0, 4)
    .map(({ turns }): Score => [pointsOf(turns, 'H'), pointsOf(turns, 'C')]);
  return { half, full, quarters };
}
