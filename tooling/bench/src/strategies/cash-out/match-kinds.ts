import { timelineOf } from '@lobby/simulation';
import { lawPricedMatch, lawPricedSports } from '../law-priced-sports.ts';
import { matchOf, matchSpeeds } from '../strategy-cells.ts';
import { worthByBook, worthInGoals } from '../worth-by-law.ts';
import type { MatchKind } from './cash-out-cells.ts';

/** What members buy tickets on: matches of goals at each speed, and those of the sports that are priced exactly by the law. */
export const matchKinds: readonly MatchKind[] = [
  ...matchSpeeds.map((speed): MatchKind => {
    return {
      name: speed.name,
      matchOf: (id, next) => matchOf(speed, id, next),
      eventsOf: match => timelineOf(match).incidents.map(({ shutUntil }) => shutUntil),
      worthBy: worthInGoals,
    };
  }),
  ...lawPricedSports.map((sport): MatchKind => {
    return {
      name: sport.name,
      matchOf: (id, next) => lawPricedMatch(sport, 1, id, next),
      eventsOf: match => sport.playsOf(match),
      worthBy: worthByBook,
    };
  }),
];
