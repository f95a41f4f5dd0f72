import { withPauses } from '../pauses/played-sport.ts';
import { handballStateAt } from './handball-state.ts';
import { handballTimelineOf, lengthOf } from './handball-timeline.ts';

/** Two halves of attacks; a level match ends so. */
export const handball = withPauses({
  stateAt: handballStateAt,
  endsAt(match) {
    const { halves } = handballTimelineOf(match);
    return { half: halves[0]!.end, full: halves.at(-1)!.end };
  },
  scoresOf: handballTimelineOf,
  shortest: lengthOf,
  playedIn: ({ clock }) => Math.floor(clock / 60),
});
