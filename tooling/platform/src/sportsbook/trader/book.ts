import type { Match, Score } from '../../sim/match.ts';
import type { MatchState } from '../../sim/match-state.ts';
import { type Grid, scoreGrid } from './grid.ts';
import type { Moment } from './moment.ts';
import { bothHalves, type Outlook, outlookOf } from './outlook.ts';

/** What a period is priced from. */
export interface Ground {
  /** The market's opinion now; prices come from it. */
  readonly grid: Grid;
  /** A calmer opinion; lines come from it, so that they do not flicker with every breath. */
  readonly base: Grid;
}

export interface Book {
  readonly outlook: Outlook;
  readonly full: Ground;
  readonly half: Ground;
}

/** Dixon and Coles' rho at kick-off; it fades with the time left and ends with the first goal. */
const rho = -0.06;

/** Lines are reconsidered this often, in match seconds. */
const lineStep = 90;

export function openBook(match: Match, moment: Moment): Book {
  const { priced, pricedAt } = moment;
  const calm: MatchState = { ...priced, clock: Math.floor(priced.clock / lineStep) * lineStep };
  const now = outlookOf(match, priced, pricedAt);
  const base = outlookOf(match, calm);
  const ground = (of: (outlook: Outlook) => Score): Ground => ({
    grid: scoreGrid(of(now), lowScores(priced, of(now))),
    base: scoreGrid(of(base), lowScores(priced, of(base))),
  });
  return { outlook: now, full: ground(bothHalves), half: ground(outlook => outlook.first) };
}

function lowScores(state: MatchState, means: Score): number {
  if (state.score[0] + state.score[1] > 0) return 0;
  return rho * Math.min(1, (means[0] + means[1]) / 2.6);
}
