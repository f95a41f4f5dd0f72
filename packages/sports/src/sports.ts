import { badminton } from './badminton.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { football } from './football.ts';
import { handball } from './handball.ts';
import { snooker } from './snooker.ts';
import type { SportFacts } from './sport-facts.ts';
import { tableTennis } from './table-tennis.ts';
import { tennis } from './tennis.ts';
import { virtualFootball } from './virtual-football.ts';
import { volleyball } from './volleyball.ts';

/** Every sport of the house, in the order of menus. `npm run new sport` adds to it. */
const all = [
  football,
  basketball,
  baseball,
  tennis,
  volleyball,
  tableTennis,
  snooker,
  badminton,
  handball,
  virtualFootball,
] as const satisfies readonly SportFacts[];

/** A sport of the house, by its code. */
export type SportCode = (typeof all)[number]['code'];

/** The codes of all sports, in the order of menus. */
export const sportCodes: readonly SportCode[] = all.map(({ code }) => code);

/** Makes one thing for each sport. */
export function forEachSport<Thing>(make: (code: SportCode) => Thing): Record<SportCode, Thing> {
  // Safe: every code of the type is in the list that the type is made from.
  return Object.fromEntries(sportCodes.map(code => [code, make(code)])) as Record<SportCode, Thing>;
}

/** The sports by their codes. */
export const sports = Object.fromEntries(all.map(sport => [sport.code, sport])) as {
  readonly [Sport in (typeof all)[number] as Sport['code']]: Sport;
};

/** The sport that pages begin with, and show where none is named (docs/rules.md#markets). */
export const mainSport: SportCode = football.code;

/** Reads a code from outside; undefined when the house has no such sport. */
export function parseSportCode(text: string): SportCode | undefined {
  return sportCodes.find(code => code === text);
}

/** The sport of a code from outside; undefined of champions and of what the house does not have. */
export function findSport(text: string): SportFacts | undefined {
  const code = parseSportCode(text);
  return code && sports[code];
}
