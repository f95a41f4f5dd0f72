import { basketballFacts } from '@lobby/draws';
import { withPauses } from '../pauses/played-sport.ts';
import { basketballStateAt } from './basketball-state.ts';
import { basketballTimelineOf, lastOfHalf, scoreOf, shortestMatch } from './basketball-timeline.ts';

/** Quarters with points, overtimes while it is level. */
export const basketball = withPauses({
  stateAt: basketballStateAt,
  endsAt(match) {
    const { periods } = basketballTimelineOf(match);
    return { half: periods[lastOfHalf - 1]!.end, full: periods.at(-1)!.end };
  },
  scoresOf: basketballTimelineOf,
  quartersOf: match =>
    basketballTimelineOf(match)
      .periods.slice(0, basketballFacts.quarters)
      .map(({ end, turns }) => ({ end, score: scoreOf(turns) })),
  shortest: shortestMatch,
  playedIn: ({ clock }) => Math.floor(clock / 60),
});
