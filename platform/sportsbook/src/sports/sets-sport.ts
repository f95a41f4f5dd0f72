import { type GradedSelection, gradeSets, type MatchResult } from '@lobby/betting';
import { type PricedSets, setsModel } from '@lobby/pricing';
import type { SetPlay, SportCode, SportFacts } from '@lobby/sports';
import { defineSport, type OwnLimits } from './define-sport.ts';
import type { Sport } from './sport.ts';

/** Facts of a sport that is played in sets. */
interface SetsFacts extends SportFacts {
  readonly code: SportCode;
  readonly play: SportFacts['play'] & { readonly sets: SetPlay };
}

/** A sport of sets, settled as docs/rules.md#sports-of-sets says: a match that ends early, by the rules its facts name. */
export function setsSport(facts: SetsFacts, law: PricedSets, limits: OwnLimits): Sport {
  const { rules: ends } = facts.play.sets;
  const rules = { ...ends, countsSets: law.countsSets ?? false };
  return defineSport(facts, {
    ...limits,
    model: (kinds, grade) => setsModel(kinds, grade, law),
    grade: (selection: GradedSelection, result: MatchResult) => gradeSets(selection, result, rules),
    betsWait: 4,
  });
}
