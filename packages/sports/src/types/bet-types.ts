import { parseSportCode, type SportCode, sportCodes } from '../sports.ts';
import { parseSportType, type SportType, sportsOfType, sportTypes, typeOf } from './sport-types.ts';

/**
 * What the provider calls the sport type of champion markets. It is a kind of market and no sport: the sport of an
 * outright is that of its matches.
 */
export const championType = 'FS';

/** What a leg of a bet is of: a match of a sport, or a runner of an outright. */
export type BetType = SportCode | typeof championType;

export const betTypes: readonly BetType[] = [...sportCodes, championType];

/** Reads a type from outside; undefined when nothing of the house has it. */
export function parseBetType(text: string): BetType | undefined {
  return text === championType ? championType : parseSportCode(text);
}

/** What the provider lists together and menus name: the matches of a sport type, or champion markets. */
export type OfferType = SportType | typeof championType;

export const offerTypes: readonly OfferType[] = [...sportTypes, championType];

/** Reads a type from outside; undefined when nothing of the house has it. */
export function parseOfferType(text: string): OfferType | undefined {
  return text === championType ? championType : parseSportType(text);
}

/** Where the provider lists what a leg is of. */
export function offerTypeOf(type: BetType): OfferType {
  return type === championType ? championType : typeOf(type);
}

/** How the wire says what something is of: the provider's type, and which sport of it where it has several. */
export interface WireSport<Type extends string = string> {
  readonly gtype: Type;
  readonly gameType?: string | undefined;
}

/** A sport, or champions, as the wire says it. */
export function writeSport(type: SportCode): { gtype: SportType; gameType?: SportCode };
export function writeSport(type: BetType): { gtype: OfferType; gameType?: SportCode };
export function writeSport(type: BetType): { gtype: OfferType; gameType?: SportCode } {
  const gtype = offerTypeOf(type);
  return type === championType || gtype === type ? { gtype } : { gtype, gameType: type };
}

/** The same read: the first sport of a type whose sport is not said; undefined when nothing of the house has it. */
export function readSport(wire: WireSport<SportType>): SportCode;
export function readSport(wire: WireSport): BetType | undefined;
export function readSport({ gtype, gameType = '' }: WireSport): BetType | undefined {
  const type = parseOfferType(gtype);
  if (type === undefined || type === championType) return type;
  const ofType = sportsOfType(type);
  return ofType.find(code => code === gameType) ?? ofType[0];
}

/** The code by which the house knows what the wire names; what the wire says where the house has no such sport. */
export const codeOf = (wire: WireSport): string => readSport(wire) ?? wire.gtype;

/** Every sport type of the provider of which something is bet on; ALL lists them together. OP is what has no type of its own. */
export type ProviderType = 'FT' | 'VF' | 'BK' | 'TN' | 'OP' | 'SK' | 'FS' | 'VB' | 'BS' | 'TT';
