import type { Key } from '@lobby/draws';
import type { Fixture } from '@lobby/fixtures';
import type { RecordedScore } from '@lobby/leagues';

export type Side = 'H' | 'C';

/** A fixture with what decides it. Holds the future: only the simulation and tests read it. */
export interface ScriptedMatch extends Fixture {
  /** What happens in it is drawn from this key, which the database does not hold. */
  readonly key: Key;
  /** A replayed match: its score as it was, at half-time as far as that is known. */
  readonly real: RecordedScore | undefined;
  /** D0..DZ of a replayed match that was not played, or not to its end: it is called off at its kick-off. */
  readonly calledOff?: string;
  /** Of a sub-match: the match whose corners or cards it counts. */
  readonly main?: ScriptedMatch;
  /** How often something goes wrong beside the script, times the usual; absent and 0 = never. See `disruptions.ts`. */
  readonly disruptions?: number;
}
