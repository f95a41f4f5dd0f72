import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { findPick, hkValue, stakeToRisk } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import { compareRatio } from '@lobby/money';
import type { Moment, Priced } from '@lobby/pricing';
import type { MatchLeg, StoredBet } from '../../bets/bets.tables.ts';
import { sportOf } from '../../sports/sports.ts';

type Terms = Pick<WaitingBet, 'odds' | 'win'>;

/** A single that waited, or a leg of a ticket with the money of one combination: what decides it beside the match. */
export type WaitingBet = Pick<
  MatchLeg & StoredBet,
  | 'wtype'
  | 'rtype'
  | 'line'
  | 'strong'
  | 'odds_format'
  | 'price_format'
  | 'odds'
  | 'stake'
  | 'risk'
  | 'win'
  | 'policy'
  | 'state_version'
>;

type Verdict = { readonly refused: OrderRefusalReason } | { readonly accepted: Terms };

/** Half a step of the price ladder: a smaller fall is no fall. */
const slack = 0.5;

/**
 * Decides a bet that waited, as of the moment at which it was due, from rows and the match alone
 * (docs/designs.md#decisions-that-wait). Anything that happened since the member's state rejects it; otherwise its
 * own line is priced under the member's policy.
 */
export function judge(bet: WaitingBet, match: Priced & Pick<Match, 'gtype'>, moment: Moment): Verdict {
  const selection = findPick(bet.wtype, bet.rtype);
  if (!selection) return { refused: 'closed' };
  if (moment.state.phase === 'over') return { refused: 'closed' };
  if (moment.inputs.operator.refuses) return { refused: 'suspended' };
  if (moment.stateVersion > Number(bet.state_version)) {
    const cancelledAt = moment.state.goalCancelledAt ?? 0;
    return { refused: cancelledAt > Number(bet.state_version) ? 'goal-cancelled' : 'suspended' };
  }
  const price = (steps: number) =>
    sportOf(match).model.quoteAt(match, selection, bet.odds_format, moment, {
      line: bet.line,
      strong: bet.strong,
      slack: steps,
    });
  const [now, atMost] = [price(0), price(slack)];
  if ('refusal' in now) return { refused: now.refusal };
  if ('refusal' in atMost) return { refused: atMost.refusal };
  const compared = (odds: string) =>
    compareRatio(hkValue(bet.price_format, odds), hkValue(bet.price_format, bet.odds));
  const stands = compared(atMost.quote.odds) >= 0;
  const wanted = stands ? bet.policy !== 'never' && compared(now.quote.odds) > 0 : bet.policy === 'all';
  const repriced = wanted ? atPrice(bet, now.quote.odds) : undefined;
  if (!stands && !repriced) return { refused: 'odds-changed' };
  return { accepted: repriced ?? { odds: bet.odds, win: bet.win } };
}

/** The bet at another price; undefined where that would hold another amount (a negative Malay or Indonesian price). */
function atPrice(bet: WaitingBet, odds: string): Terms | undefined {
  const { risk, win } = stakeToRisk(bet.price_format, odds, bet.stake);
  return risk === bet.risk ? { odds, win } : undefined;
}
