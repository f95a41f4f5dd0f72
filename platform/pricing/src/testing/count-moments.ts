import { type MarketNoise, type Match, noNoise } from '@lobby/fixtures';
import { followed, resultsOf, subMatchesOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import type { SubCounted } from '@lobby/sports';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';

/** The corners or cards of a match for tests; its number decides what happens in it, and goals how much is expected. */
export function countMatch(
  n: number,
  counts: SubCounted,
  goals: readonly [number, number] = [1.5, 1.2],
): Match & {
  readonly end: { readonly half: readonly [number, number]; readonly full: readonly [number, number] };
} {
  const script = subMatchesOf(testMatch({ id: `6${n}`, expected: goals })).find(
    one => one.counts === counts,
  )!;
  const { half, full } = resultsOf(script, Number.MAX_SAFE_INTEGER).at(-1)!;
  return { ...followed(script), end: { half: half!, full: full! } };
}

/** A moment of it so many minutes after its kick-off, the break counted. */
export function countMoment(match: Match, minutes: number, noise: MarketNoise = noNoise): Moment {
  const state = match.stateAt(match.kickoff + minutes * 60_000);
  return { state, priced: state, noise, inputs: noInputs, stateVersion: 1, ver: 1 };
}
