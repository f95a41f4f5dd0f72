import { withPauses } from '../pauses/played-sport.ts';
import { baseballStateAt } from './baseball-state.ts';
import { baseballTimelineOf, firstHalves, shortestGame } from './baseball-timeline.ts';

/** Half innings, batter by batter. */
export const baseball = withPauses({
  stateAt: baseballStateAt,
  endsAt(game) {
    const { halves } = baseballTimelineOf(game);
    return { half: halves[firstHalves - 1]!.end, full: halves.at(-1)!.end };
  },
  scoresOf: baseballTimelineOf,
  shortest: shortestGame,
  playedIn({ period }) {
    if (!period?.inning) return 0;
    const begun = 2 * period.number - (period.inning.half === 'top' ? 1 : 0);
    return period.isBreak ? begun : begun - 1;
  },
});
