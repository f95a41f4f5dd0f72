import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import {
  cashOutPrice,
  expectedReturn,
  type LegPrice,
  marketByWtype,
  marketInPhase,
  minCashOutPart,
} from '@lobby/betting';
import { isLive, type Match } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import type { Moment } from '@lobby/pricing';
import { acceptanceDelay, isShut } from '@lobby/pricing';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { leftOf } from '../bets/stored-bet.ts';
import { sportOf } from '../sports/sports.ts';

/**
 * What the house keeps of the value of each leg that is not graded, in thousandths
 * (docs/designs.md#the-margin-of-a-cash-out).
 */
export const cashOutMargins = { pre: 40n, live: 60n } as const;

/** A leg's match at the moment it is priced. */
export interface MatchMoment {
  readonly match: Match;
  readonly moment: Moment;
}

/** What a ticket can be sold for at a moment. */
export interface CashOutOffer {
  /** Of all that is left, fen. */
  readonly price: Fen;
  /** The risk that is left, fen. */
  readonly left: Fen;
  /** The least part that is bought, whole percent. */
  readonly leastPart: number;
  /** The newest state of its matches in play; 0 = none is. */
  readonly stateVersion: number;
  /** How long a sale waits before it is done, ms; 0 = not at all. */
  readonly delay: number;
}

export type CashOutAnswer = { readonly offer: CashOutOffer } | { readonly refusal: CashOutReason };

/**
 * Prices all that is left of a ticket. Pure.
 * @param momentOf the match of a leg without a grade; undefined when it is not known.
 */
export function priceTicket(
  bet: StoredBet,
  legs: readonly MatchLeg[],
  momentOf: (matchId: string) => MatchMoment | undefined,
): CashOutAnswer {
  if (bet.status === 'settled') return { refusal: 'settled' };
  if (bet.status !== 'open') return { refusal: 'not-open' };
  if (bet.kind === 'system') return { refusal: 'system' };
  if (legs.some(({ wtype }) => marketByWtype(wtype)?.kind === 'same-match')) return { refusal: 'same-match' };
  // On an outright: those are not bought back.
  if (legs.length === 0) return { refusal: 'closed' };
  const prices: LegPrice[] = [];
  const live: MatchMoment[] = [];
  for (const leg of legs) {
    const at = leg.result === '' ? momentOf(leg.match_id) : undefined;
    const answer = priceLeg(leg, at);
    if ('refusal' in answer) return answer;
    prices.push(answer);
    if (at && isLive(at.moment.state)) live.push(at);
  }
  const left = leftOf(bet);
  const price = cashOutPrice({ unit: bet.unit, legs: prices, risk: bet.risk, left });
  const leastPart = minCashOutPart({ price, left });
  if (leastPart === undefined) return { refusal: 'no-value' };
  const stateVersion = Math.max(0, ...live.map(({ moment }) => moment.stateVersion));
  const delay = Math.max(
    0,
    ...live.map(({ match, moment }) =>
      acceptanceDelay(match, sportOf(match).clock.betsWait + (moment.inputs.operator.waitsLonger ?? 0)),
    ),
  );
  return { offer: { price, left, leastPart, stateVersion, delay } };
}

function priceLeg(
  leg: MatchLeg,
  at: MatchMoment | undefined,
): LegPrice | { readonly refusal: CashOutReason } {
  const { price_format: format, odds, result } = leg;
  if (result !== '') return { returns: expectedReturn({ format, odds, grade: result }, {}), marginMilli: 0n };
  if (!at || at.moment.state.phase === 'over') return { refusal: 'closed' };
  const live = isLive(at.moment.state);
  const market = marketByWtype(leg.wtype);
  if (market ? isShut(market, at.moment) : at.moment.state.shut) return { refusal: 'suspended' };
  // Its half is over and not reported: a result decides it now.
  if (market?.period === 'half' && live && at.moment.state.phase !== '1H') return { refusal: 'closed' };
  const traded = market && marketInPhase(market, live ? 'live' : 'pre');
  const { model } = sportOf(at.match);
  const { returns, certain } = model.legValue({ ...leg, format }, at.match, at.moment);
  if (!certain && !(traded && model.isOffered(traded, at.moment))) return { refusal: 'closed' };
  return { returns, marginMilli: live ? cashOutMargins.live : cashOutMargins.pre };
}
