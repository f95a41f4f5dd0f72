import type { Score } from '@lobby/betting';
import type { Match, MatchState } from '@lobby/fixtures';
import { noInputs } from './book-inputs.ts';
import { freshMoment, type Moment } from './moment.ts';
import { emptyTilt, mostTilt, type Tilt, tiltGoals, tiltIndex } from './tilt.ts';

/** One state of a match with prices as far apart as liability and the market's mood can take them. */
export function opposites(match: Match, state: MatchState): Moment[] {
  const moment = freshMoment(match, match.kickoff, noInputs);
  return ([1, -1] as const).flatMap(sign =>
    [homeAndOver, homeAndUnder].map(likes => ({
      ...moment,
      state,
      priced: state,
      mood: { total: likes === homeAndOver ? sign : -sign, side: sign },
      inputs: { ...noInputs, tilt: saturated(score => sign * likes(score)) },
    })),
  );
}

const homeAndOver = ([home, away]: Score) => Math.sign(home - away) + Math.sign(home + away - 2.5);
const homeAndUnder = ([home, away]: Score) => Math.sign(home - away) - Math.sign(home + away - 2.5);

/** The strongest tilt towards the scores that are liked. */
function saturated(likes: (score: Score) => number): Tilt {
  const tilt = emptyTilt();
  for (let home = 0; home <= tiltGoals; home++) {
    for (let away = 0; away <= tiltGoals; away++) {
      tilt.full[tiltIndex(home, away)] = mostTilt * Math.sign(likes([home, away]) + 0.5);
    }
  }
  return tilt;
}
