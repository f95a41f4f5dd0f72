import type { Counted, SportCode } from '@lobby/sports';
import { badminton } from './badminton.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { cardsOfFootball, cornersOfFootball } from './counts-of-football.ts';
import { football } from './football.ts';
import { handball } from './handball.ts';
import { snooker } from './snooker.ts';
import type { Sport } from './sport.ts';
import { tableTennis } from './table-tennis.ts';
import { tennis } from './tennis.ts';
import { virtualFootball } from './virtual-football.ts';
import { volleyball } from './volleyball.ts';

/** Every sport of the house; the compiler asks for one that is missing. `npm run new sport` adds to it. */
const sports: Readonly<Record<SportCode, Sport>> = {
  FT: football,
  BK: basketball,
  BS: baseball,
  TN: tennis,
  VB: volleyball,
  TT: tableTennis,
  SK: snooker,
  BM: badminton,
  HB: handball,
  VF: virtualFootball,
};

const ofCounts = { corners: cornersOfFootball, cards: cardsOfFootball } as const;

/** The sport of a match, of an outright's matches or of a leg on a match: of a sub-match by what it counts. */
export function sportOf({
  gtype,
  counts = 'goals',
}: {
  readonly gtype: SportCode;
  readonly counts?: Counted;
}): Sport {
  return counts === 'goals' ? sports[gtype] : ofCounts[counts];
}
