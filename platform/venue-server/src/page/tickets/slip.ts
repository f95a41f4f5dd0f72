import { fenOf, yuanOf } from '../shell/stakes.ts';

/** The picks of one ticket, in the order in which they were pressed; each takes the same stake. */
export type Slip = readonly string[];

/** The most picks of one ticket, as the rules of the games read them. */
export const mostPicks = 60;

/** A pick is pressed: in when it was out and there is room, otherwise out. */
export function toggled(slip: Slip, pick: string): Slip {
  if (slip.includes(pick)) return slip.filter(each => each !== pick);
  return slip.length < mostPicks ? [...slip, pick] : slip;
}

/** What a ticket takes: its picks times the stake of each, in yuan. */
export const totalOf = (slip: Slip, stake: string): string => yuanOf(fenOf(stake) * slip.length);
