import type { Score } from '@lobby/betting';
import { keyed } from '@lobby/draws';
import { type MarketNoise, noNoise } from '@lobby/fixtures';
import { simulatedSets } from '@lobby/simulation';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';

const secret = new Uint8Array(32).fill(13);
const kickoff = 1_800_000_000_000;

/** The sports of sets, with what their sides are expected to do. */
export const setSports = {
  tennis: { lids: { 3: '841', 5: '843' }, expected: [0.66, 0.62] },
  volleyball: { lids: { 5: '851' }, expected: [0.7, 0.66] },
  tableTennis: { lids: { 5: '861', 7: '862' }, expected: [0.56, 0.52] },
  snooker: { lids: { 7: '871', 9: '872', 11: '873' }, expected: [0.85, 0.83] },
  badminton: { lids: { 3: '881' }, expected: [0.51, 0.47] },
} as const satisfies Record<string, { lids: Partial<Record<number, string>>; expected: Score }>;

export type SetSport = keyof typeof setSports;

/** A match of sets for tests; its number decides what happens in it. @param lid says how many sets it has at most. */
export function setsMatch(
  sport: SetSport,
  n: number,
  lid: string,
  expected: Score = setSports[sport].expected,
) {
  const key = keyed(secret, `${sport}/${lid}/${n}`);
  return { id: String(n), lid, kickoff, speed: 1, breakMinutes: 2, expected, key, drawn: true } as const;
}

type SetsMatch = ReturnType<typeof setsMatch>;

/** The moment after so many of its points, or before it begins (-1). */
export function setsMoment(
  sport: SetSport,
  match: SetsMatch,
  points: number,
  noise: MarketNoise = noNoise,
): Moment {
  const { timelineOf, stateAt } = simulatedSets[sport];
  const at = points < 0 ? kickoff - 1 : points === 0 ? kickoff : timelineOf(match).points[points - 1]!.at;
  const state = stateAt(match, at);
  return { state, priced: state, noise, inputs: noInputs, stateVersion: 1, ver: 1 };
}

/** How it ends, and how many points it has. */
export function setsResult(sport: SetSport, match: SetsMatch) {
  const { sets, full, points } = simulatedSets[sport].timelineOf(match);
  return { full, sets: sets.map(({ score }) => score), points: points.length };
}
