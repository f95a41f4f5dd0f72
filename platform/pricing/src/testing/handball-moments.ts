import { keyed } from '@lobby/draws';
import { type MarketNoise, noNoise } from '@lobby/fixtures';
import { handballStateAt, handballTimelineOf } from '@lobby/simulation';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';

const secret = new Uint8Array(32).fill(17);
const kickoff = 1_800_000_000_000;

/** A handball match for tests; its number decides what happens in it. */
export function handballMatch(n: number, expected: readonly [number, number] = [30.2, 28.4]) {
  const key = keyed(secret, `handball/${n}`);
  return { id: String(n), kickoff, speed: 1, breakMinutes: 15, expected, key, drawn: true } as const;
}

/** A moment of it so many minutes after its beginning, the break counted. */
export function handballMoment(
  match: ReturnType<typeof handballMatch>,
  minutes: number,
  noise: MarketNoise = noNoise,
): Moment {
  const state = handballStateAt(match, kickoff + minutes * 60_000);
  return { state, priced: state, noise, inputs: noInputs, stateVersion: 1, ver: 1 };
}

/** How it ends. */
export function handballResult(match: ReturnType<typeof handballMatch>) {
  const { half, full } = handballTimelineOf(match);
  return { half, full };
}
