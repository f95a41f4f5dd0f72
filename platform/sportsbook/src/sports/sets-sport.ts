import { type GradedSelection, gradeSets, type MatchResult } from '@lobby/betting';
import { type PricedSets, setsModel } from '@lobby/pricing';
import { retiredAfter, type SetPlay, type SportCode, type SportFacts } from '@lobby/sports';
import { defineSport, type OwnLimits } from './define-sport.ts';
import type { Sport } from './sport.ts';

/** Facts of a sport that is played in sets. */
interface SetsFacts extends SportFacts {
  readonly code: SportCode;
  readonly play: SportFacts['play'] & { readonly sets: SetPlay };
}

/** A sport of sets, settled as docs/rules.md#sports-of-sets says: a match that ends early, by the rows of the betting rules. */
export function setsSport(facts: SetsFacts, law: PricedSets, limits: OwnLimits): Sport {
  const after = retiredAfter[facts.code];
  const rules = {
    countsSets: law.countsSets ?? false,
    ...(after !== undefined && { retiredAfter: after }),
  };
  return defineSport(facts, {
    ...limits,
    model: (kinds, grade) => setsModel(kinds, grade, law),
    grade: (selection: GradedSelection, result: MatchResult) => gradeSets(selection, result, rules),
    betsWait: 4,
  });
}
