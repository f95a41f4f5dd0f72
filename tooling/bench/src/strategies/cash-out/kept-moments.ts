import { freshMoment, type Moment, momentAt, noInputs } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { LawWorth } from '../law-worth.ts';
import type { SeenMatches } from './held-ticket.ts';

/** What is read of matches at moments, each once: many tickets are looked at in the same moments. */
export interface KeptMoments extends SeenMatches {
  law(match: TestMatch, at: number): ReturnType<LawWorth>;
}

export function keptMoments(worthBy: LawWorth): KeptMoments {
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
