import { type FixtureResult, visibleSpan } from '@lobby/fixtures';
import type { SimulatedSport } from '../simulated-sport.ts';
import { basketballStateAt } from './basketball-state.ts';
import { basketballTimelineOf, lastOfHalf, shortestMatch } from './basketball-timeline.ts';

const endsAt: SimulatedSport['endsAt'] = match => {
  const { periods } = basketballTimelineOf(match);
  return { half: periods[lastOfHalf - 1]!.end, full: periods.at(-1)!.end };
};

/** Quarters with points, overtimes while it is level. Nothing goes wrong beside the script. */
export const basketball: SimulatedSport = {
  stateAt: basketballStateAt,
  endsAt,
  stillRuns: (match, now) => now < match.kickoff + shortestMatch(match) || now < endsAt(match).full,
  resultsOf(match, now) {
    if (now < match.kickoff) return [];
    const { half, full } = basketballTimelineOf(match);
    const ends = endsAt(match);
    const late = visibleSpan(match, 3);
    const reported: readonly (readonly [due: number, result: FixtureResult])[] = [
      [ends.half, { matchId: match.id, version: 1, half }],
      [ends.full, { matchId: match.id, version: 2, half, full }],
    ];
    return reported.flatMap(([due, result]) => (now >= due + late ? [result] : []));
  },
  voidsOf: () => [],
};
