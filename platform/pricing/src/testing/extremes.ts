import type { Score } from '@lobby/betting';
import type { Match, MatchState } from '@lobby/fixtures';
import { noInputs } from '../trader/book-inputs.ts';
import {
  adjustedGoals,
  type LiabilityAdjustment,
  maxAdjustment,
  noAdjustment,
  scoreIndex,
} from '../trader/liability-adjustment.ts';
import { freshMoment, type Moment } from '../trader/moment.ts';

/** One state of a match with prices as far apart as liability and the market's noise can take them. */
export function opposites(match: Match, state: MatchState): Moment[] {
  const moment = freshMoment(match, match.kickoff, noInputs);
  return ([1, -1] as const).flatMap(sign =>
    [homeAndOver, homeAndUnder].map(likes => ({
      ...moment,
      state,
      priced: state,
      noise: { total: likes === homeAndOver ? sign : -sign, side: sign },
      inputs: { ...noInputs, adjustment: saturated(score => sign * likes(score)) },
    })),
  );
}

const homeAndOver = ([home, away]: Score) => Math.sign(home - away) + Math.sign(home + away - 2.5);
const homeAndUnder = ([home, away]: Score) => Math.sign(home - away) - Math.sign(home + away - 2.5);

/** The strongest adjustment towards the scores that are liked. */
function saturated(likes: (score: Score) => number): LiabilityAdjustment {
  const adjustment = noAdjustment();
  for (let home = 0; home <= adjustedGoals; home++) {
    for (let away = 0; away <= adjustedGoals; away++) {
      adjustment.full[scoreIndex(home, away)] = maxAdjustment * Math.sign(likes([home, away]) + 0.5);
    }
  }
  return adjustment;
}
