import { parseSportCode, type SportCode, sportCodes } from './sports.ts';

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

/** Every sport type of the provider but ALL, which is a filter: OP is what has no type of its own. */
export type ProviderType = 'FT' | 'VF' | 'BK' | 'TN' | 'OP' | 'SK' | 'FS' | 'VB' | 'BS' | 'TT';
