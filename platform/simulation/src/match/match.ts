import type { Score } from '@lobby/betting';
import type { Key } from '@lobby/draws';
import type { Fixture } from '@lobby/fixtures';

export type Side = 'H' | 'C';

/** A fixture with what decides it. Holds the future: only the simulation and tests read it. */
export interface ScriptedMatch extends Fixture {
  /** What happens in it is drawn from this key, which the database does not hold. */
  readonly key: Key;
  /** A replayed match: the half-time and final score as they were. */
  readonly real: { readonly half: Score; readonly full: Score } | undefined;
  /** How often something goes wrong beside the script, times the usual; absent and 0 = never. See `disruptions.ts`. */
  readonly disruptions?: number;
}
