import type { Grade } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { leftOf } from '../bets/stored-bet.ts';

/** What a bet is settled as. */
export type BetEnd = Pick<StoredBet, 'cancel_reason' | 'net'> & { readonly result: Grade };

/** The end of a bet whose part that is left returns `credit`. Pure. */
export function endOf(bet: StoredBet, legs: readonly MatchLeg[], credit: Fen): BetEnd {
  const net = credit - leftOf(bet);
  return {
    net: net + bet.cashed_out - bet.sold_risk,
    result: resultOf(legs, net),
    // Why the legs of several were cancelled is theirs.
    cancel_reason: bet.kind === 'single' ? legs[0]!.cancel_reason : '',
  };
}

/** What a bet came to, by its legs and what the part that is left won or lost. */
function resultOf(legs: readonly MatchLeg[], net: Fen): Grade {
  const [first] = legs;
  // Safe: a bet that is settled by its only leg has a graded one.
  if (first && legs.length === 1) return first.result as Grade;
  if (legs.every(leg => leg.result === 'D')) return 'D';
  return net > 0n ? 'W' : net < 0n ? 'L' : 'P';
}
