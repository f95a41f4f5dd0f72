import {
  badmintonRules,
  rallyGame,
  snookerGame,
  tableTennisRules,
  tennisGame,
  volleyballRules,
} from '@lobby/draws';
import { frameEnds } from './frame-ends.ts';
import { rallyEnds } from './rally-ends.ts';
import type { PricedSets } from './sets-book.ts';
import { tennisEnds } from './tennis-ends.ts';

/** Tennis, by the points that each side wins on its serve (Barnett and Clarke; Klaassen and Magnus). */
export const tennisSets: PricedSets = { game: tennisGame, endsOf: tennisEnds, tossesLast: false };

/** Volleyball, as a chain of side-outs in which who wins a point serves. */
export const volleyballSets: PricedSets = {
  game: rallyGame(volleyballRules),
  endsOf: rallyEnds(volleyballRules),
  tossesLast: true,
};

/** Table tennis, by the points that each side wins on its serve. */
export const tableTennisSets: PricedSets = {
  game: rallyGame(tableTennisRules),
  endsOf: rallyEnds(tableTennisRules),
  tossesLast: false,
};

/** Badminton, rally by rally: who wins one serves, and who wins a set opens the next. */
export const badmintonSets: PricedSets = {
  game: rallyGame(badmintonRules),
  endsOf: rallyEnds(badmintonRules),
  tossesLast: false,
};

/** Snooker, shot by shot; its handicap and total count frames. */
export const snookerSets: PricedSets = {
  game: snookerGame,
  endsOf: frameEnds,
  tossesLast: false,
  countsSets: true,
};

/** All of them. */
export const pricedSets = {
  tennis: tennisSets,
  volleyball: volleyballSets,
  tableTennis: tableTennisSets,
  snooker: snookerSets,
  badminton: badmintonSets,
} as const;
