import type { MatchList } from '../sport-facts.ts';
import { mainSport, type SportCode, sportCodes, sports } from '../sports.ts';

type TypeOf<Sport> = Sport extends { readonly type: infer Type }
  ? Type
  : Sport extends { readonly code: infer Code }
    ? Code
    : never;

/** What the provider calls a sport: its code, or a type that several sports share. `gtype` on the wire; lists are of it. */
export type SportType = TypeOf<(typeof sports)[SportCode]>;

/** What the provider calls a list of the matches of every type. It is a filter: nothing that is bet on is of it. */
export const allTypes = 'ALL';

/** Whose matches a list has: those of one type, or of all. */
export type ListedType = SportType | typeof allTypes;

/** What the provider calls a sport of the house. */
export function typeOf(code: SportCode): SportType {
  const sport = sports[code];
  return 'type' in sport ? sport.type : sport.code;
}

/** Every type of which the house has a sport, in the order of menus. */
export const sportTypes: readonly SportType[] = [...new Set(sportCodes.map(typeOf))];

/** What lists of matches are of, in the order of menus. */
export const listedTypes: readonly ListedType[] = [allTypes, ...sportTypes];

/** Whether a list of this type has the matches of a sport. */
export function isListedIn(type: ListedType, code: SportCode): boolean {
  return type === allTypes || typeOf(code) === type;
}

/** The sports of a type, in the order of menus. */
export function sportsOfType(type: ListedType): readonly SportCode[] {
  return sportCodes.filter(code => isListedIn(type, code));
}

/** The type of the sport that pages begin with. */
export const mainType: SportType = typeOf(mainSport);

/** The lists that matches of a type stand in. */
export function listsOf(type: ListedType): readonly MatchList[] {
  const inThem = new Set<MatchList>(sportsOfType(type).flatMap(code => sports[code].lists));
  return allLists.filter(list => inThem.has(list));
}

const allLists: readonly MatchList[] = ['live', 'today', 'early'];

/** The sign of a type in menus: that of its first sport. */
export function iconOf(type: ListedType) {
  if (type === allTypes) return 'menu' as const;
  // Safe: a type is one because it has a sport.
  return sports[sportsOfType(type)[0]!].icon;
}

/** Makes one thing for each type. */
export function forEachType<Thing>(make: (type: SportType) => Thing): Record<SportType, Thing> {
  // Safe: every type of a sport is in the list.
  return Object.fromEntries(sportTypes.map(type => [type, make(type)])) as Record<SportType, Thing>;
}

/** Reads a type from outside; undefined when the house has no such sport. */
export function parseSportType(text: string): SportType | undefined {
  return sportTypes.find(type => type === text);
}
