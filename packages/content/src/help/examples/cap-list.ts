import { dailyPayoutCap, fenPerDollar } from '@lobby/betting';
import { championType, mainSport, type SportCode, sportCodes } from '@lobby/sports';

/** What may be won in a day on some sports, or on champions: each has the cap by itself. */
export interface CapRow {
  readonly types: readonly (SportCode | typeof championType)[];
  /** Whole US dollars, and the whole yuan that they are counted as. */
  readonly dollars: string;
  readonly yuan: string;
}

const amountsOf = (cap: bigint) => ({ dollars: String(cap / fenPerDollar), yuan: String(cap / 100n) });

/** What all bets on sports of a day may win together. */
export const capOfAll: Omit<CapRow, 'types'> = amountsOf(dailyPayoutCap(mainSport));

/** The caps that bets are refused by, the largest first; within one, sports in the order of menus. */
export function capRows(): readonly CapRow[] {
  const types = [...sportCodes, championType] as const;
  const caps = [...new Set(types.map(dailyPayoutCap))].sort((one, other) => Number(other - one));
  return caps.map(cap => ({
    types: types.filter(type => dailyPayoutCap(type) === cap),
    ...amountsOf(cap),
  }));
}
