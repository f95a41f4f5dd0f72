import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import {
  decidedBy,
  expectedReturn,
  isInterval,
  marketByWtype,
  marketInPhase,
  minReturn,
  type Period,
  quarterOf,
} from '@lobby/betting';
import { isLive, type Match, type MatchState } from '@lobby/fixtures';
import type { Ratio } from '@lobby/money';
import { hasBegun, isNextGoal, isShut, type Moment } from '@lobby/pricing';
import type { MatchLeg } from '../bets/bets.tables.ts';
import { sportOf } from '../sports/sports.ts';

/** A leg's match at the moment it is priced. */
export interface MatchMoment {
  readonly match: Match;
  readonly moment: Moment;
}

/**
 * What a leg in play returns on average of what it would win, in thousandths: below it the leg counts as lost,
 * because so small a chance is not known well enough (docs/designs.md#the-margin-of-a-cash-out).
 */
export const leastBoughtMilli = 20n;
const nothing: Ratio = { n: 0n, d: 1n };

/**
 * What a unit on a leg returns on average, exactly: by its grade, or by its match at a moment. Or why it has no price.
 * @param at undefined when the match is not known.
 */
export function legReturns(
  leg: MatchLeg,
  at: MatchMoment | undefined,
): { readonly returns: Ratio } | { readonly refusal: CashOutReason } {
  const { price_format: format, odds, result } = leg;
  if (result !== '') return { returns: expectedReturn({ format, odds, grade: result }, {}) };
  if (!at || at.moment.state.phase === 'over') return { refusal: 'closed' };
  const live = isLive(at.moment.state);
  const market = marketByWtype(leg.wtype);
  if (market ? isShut(market, at.moment, leg.rtype) : at.moment.state.shut) return { refusal: 'suspended' };
  // It is over and not reported: a result decides it now.
  if (market && live && isPartOver(market.period, at.moment.state)) return { refusal: 'closed' };
  // A feed that shows no score at half-time: nobody can tell what fell in which half.
  if (live && decidedBy(leg) === 'both' && isHalfMissing(at.moment.state)) return { refusal: 'closed' };
  if (market?.kind === 'next-goal' && !isNextGoal(leg.line, at.moment.state)) return { refusal: 'closed' };
  const traded = market && marketInPhase(market, live ? 'live' : 'pre');
  const { model } = sportOf(at.match);
  const { returns, certain } = model.legValue({ ...leg, format }, at.match, at.moment);
  if (!certain && !(traded && model.isOffered(traded, at.moment))) return { refusal: 'closed' };
  const winning = expectedReturn({ format, odds, grade: 'W' }, {});
  if (live && !certain && returns.n * winning.d * 1000n < leastBoughtMilli * winning.n * returns.d)
    return { returns: nothing };
  // Before a match, prices move by chance and liability alone: what they add is not bought back, whatever the leg is.
  const isUntold = !live && !isMovedByHand(at.moment);
  return {
    returns: isUntold ? minReturn(returns, expectedReturn({ format, odds, grade: 'P' }, {})) : returns,
  };
}

/**
 * Whether the part that decides is over; of a feed that tells no quarters nobody knows. An interval is not priced once it
 * has begun.
 */
function isPartOver(part: Period, state: MatchState): boolean {
  if (isInterval(part)) return hasBegun(part, state);
  const { phase, period } = state;
  const quarter = quarterOf(part);
  if (quarter === undefined) return part === 'half' && phase !== '1H';
  return !period || quarter < period.number || (quarter === period.number && period.isBreak);
}

const isHalfMissing = ({ phase, halfScore }: MatchState) => phase !== '1H' && halfScore === undefined;

function isMovedByHand({ inputs: { operator } }: Moment): boolean {
  return operator.totalMilli !== 0 || operator.sideMilli !== 0;
}
