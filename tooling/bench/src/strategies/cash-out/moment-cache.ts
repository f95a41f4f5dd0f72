import { freshMoment, type Moment, momentAt, noInputs } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { WorthByLaw } from '../worth-by-law.ts';
import type { SeenMatches } from './held-ticket.ts';

/** The moments of matches and their law, each made once: many tickets are priced at the same moments. */
export interface MomentCache extends SeenMatches {
  law(match: TestMatch, at: number): ReturnType<WorthByLaw>;
}

export function momentCache(worthBy: WorthByLaw): MomentCache {
  return {
    shown: once((match, at): Moment => momentAt(match, at, noInputs)),
    fresh: once((match, at): Moment => freshMoment(match, at, noInputs)),
    law: once(worthBy),
  };
}

function once<Value>(make: (match: TestMatch, at: number) => Value) {
  const made = new Map<string, Value>();
  return (match: TestMatch, at: number): Value => {
    const key = `${match.id} ${at}`;
    const value = made.get(key) ?? make(match, at);
    made.set(key, value);
    return value;
  };
}
