import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import { cashOutPrice, minCashOutPart } from '@lobby/betting';
import { isLive } from '@lobby/fixtures';
import type { Fen, Ratio } from '@lobby/money';
import { acceptanceDelay } from '@lobby/pricing';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { leftOf, ticketOf } from '../bets/stored-bet.ts';
import { sportOf } from '../sports/sports.ts';
import { legReturns, type MatchMoment } from './leg-returns.ts';

/**
 * What the house keeps of the value of a ticket, in thousandths: `live` as soon as one of its open legs is in play
 * (docs/designs.md#the-margin-of-a-cash-out).
 */
export const cashOutMargins = { pre: 40n, live: 60n } as const;

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
  // On an outright: those are not bought back.
  if (legs.length === 0) return { refusal: 'closed' };
  const returns: Ratio[] = [];
  const live: MatchMoment[] = [];
  for (const leg of legs) {
    const at = leg.result === '' ? momentOf(leg.match_id) : undefined;
    const answer = legReturns(leg, at);
    if ('refusal' in answer) return answer;
    returns.push(answer.returns);
    if (at && isLive(at.moment.state)) live.push(at);
  }
  const left = leftOf(bet);
  const { unit, sizes } = ticketOf(bet, legs);
  const marginMilli = live.length > 0 ? cashOutMargins.live : cashOutMargins.pre;
  const price = cashOutPrice({ unit, sizes, returns, marginMilli, risk: bet.risk, left });
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
