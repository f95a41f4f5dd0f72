import type { SportCode } from '@lobby/sports';
import { baseball } from './baseball/baseball.ts';
import { basketball } from './basketball/basketball.ts';
import { handball } from './handball/handball.ts';
import { endsAt, stateAt, stillRuns } from './match-state.ts';
import { resultsOf, voidsOf } from './results.ts';
import { setsSport } from './sets/sets-sport.ts';
import { playedSets } from './sets/simulated-sets.ts';
import type { SimulatedSport } from './simulated-sport.ts';

/** Halves with goals and cards. */
const football: SimulatedSport = { stateAt, endsAt, stillRuns, resultsOf, voidsOf };

const tennis = setsSport(playedSets.tennis);
const volleyball = setsSport(playedSets.volleyball);
const tableTennis = setsSport(playedSets.tableTennis);
const snooker = setsSport(playedSets.snooker);
const badminton = setsSport(playedSets.badminton);

/** How the matches of each sport are played; asked through `by-sport.ts`. */
export const simulatedSports: Readonly<Record<SportCode, SimulatedSport>> = {
  FT: football,
  BK: basketball,
  BS: baseball,
  TN: tennis,
  VB: volleyball,
  TT: tableTennis,
  SK: snooker,
  BM: badminton,
  HB: handball,
  VF: football,
};
