import { type FixtureResult, visibleSpan } from '@lobby/fixtures';
import type { SimulatedSport } from '../simulated-sport.ts';
import { baseballStateAt } from './baseball-state.ts';
import { baseballTimelineOf, firstHalves, shortestGame } from './baseball-timeline.ts';

const endsAt: SimulatedSport['endsAt'] = game => {
  const { halves } = baseballTimelineOf(game);
  return { half: halves[firstHalves - 1]!.end, full: halves.at(-1)!.end };
};

/** Half innings, batter by batter. Nothing goes wrong beside the script. */
export const baseball: SimulatedSport = {
  stateAt: baseballStateAt,
  endsAt,
  stillRuns: (game, now) => now < game.kickoff + shortestGame(game) || now < endsAt(game).full,
  resultsOf(game, now) {
    if (now < game.kickoff) return [];
    const { half, full } = baseballTimelineOf(game);
    const ends = endsAt(game);
    const late = visibleSpan(game, 3);
    const reported: readonly (readonly [due: number, result: FixtureResult])[] = [
      [ends.half, { matchId: game.id, version: 1, half }],
      [ends.full, { matchId: game.id, version: 2, half, full }],
    ];
    return reported.flatMap(([due, result]) => (now >= due + late ? [result] : []));
  },
  voidsOf: () => [],
};
