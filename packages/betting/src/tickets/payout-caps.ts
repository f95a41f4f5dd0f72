import type { Fen } from '@lobby/money';
import type { BetType, ProviderType } from '@lobby/sports';

/** One US dollar is 7.2 yuan, in fen: the rate the caps are converted at, not a rate of the day. */
export const fenPerDollar: Fen = 720n;

/** Most a member may win in a day, US dollars, by the terms (docs/rules.md#payout-caps). */
const capInDollars: Readonly<Partial<Record<ProviderType | BetType, bigint>>> = {
  FT: 1_500_000n,
  // Virtual football is traded with football's markets and counts as it.
  VF: 1_500_000n,
  BK: 1_500_000n,
  TN: 300_000n,
  VB: 300_000n,
  BS: 300_000n,
};

const capOfOtherSports = 200_000n;

/** Most a member may win in a day on a sport or on champions, fen; stakes that come back are not counted. */
export function dailyPayoutCap(type: ProviderType | BetType): Fen {
  return (capInDollars[type] ?? capOfOtherSports) * fenPerDollar;
}
