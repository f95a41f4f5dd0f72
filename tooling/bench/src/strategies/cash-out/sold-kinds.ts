import { timelineOf } from '@lobby/simulation';
import { worthByBook, worthInGoals } from '../law-worth.ts';
import { playedKinds, playedMatch } from '../played/played-kinds.ts';
import { matchOf, matchSpeeds } from '../strategy-cells.ts';
import type { SoldKind } from './cash-out-cells.ts';

/** Matches of goals at each speed, and those of the sports that are priced exactly by the law. */
export const soldKinds: readonly SoldKind[] = [
  ...matchSpeeds.map((speed): SoldKind => {
    return {
      name: speed.name,
      matchOf: (id, next) => matchOf(speed, id, next),
      eventsOf: match => timelineOf(match).incidents.map(({ shutUntil }) => shutUntil),
      worthBy: worthInGoals,
    };
  }),
  ...playedKinds.map((kind): SoldKind => {
    return {
      name: kind.name,
      matchOf: (id, next) => playedMatch(kind, 1, id, next),
      eventsOf: match => kind.playsOf(match),
      worthBy: worthByBook,
    };
  }),
];
