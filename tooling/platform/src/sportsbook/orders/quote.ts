import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import {
  findPick,
  formatOfMarket,
  type Market,
  type MarketPick,
  type OddsFormat,
  readLine,
  readPrice,
  type Strong,
  showPrice,
} from '@lobby/betslip/engine';
import type { Match, Score } from '../../sim/match.ts';
import { isLive } from '../feed/codec.ts';
import { boardOf } from '../trader/board.ts';
import { momentAt } from '../trader/moment.ts';

/** What a member wants to back. */
export interface Selection {
  readonly market: Market;
  readonly pick: MarketPick;
}

/** A price that can be taken at a moment. */
export interface Quote {
  readonly format: OddsFormat;
  readonly odds: string;
  readonly line: string;
  readonly strong: Strong;
  readonly live: boolean;
  readonly score: Score;
}

type QuoteAnswer = { readonly quote: Quote } | { readonly refusal: OrderRefusalReason };

/** The selection behind what travels on the wire; undefined when the parts do not belong together. */
export function selectionOf(wire: {
  wtype: string;
  rtype: string;
  chose_team: string;
}): Selection | undefined {
  const found = findPick(wire.wtype, wire.rtype);
  return found && found.pick.chose === wire.chose_team ? found : undefined;
}

/**
 * What the book offers for a selection at `now`, in the member's format: always made anew from the match,
 * never from what the client says.
 */
export function quoteAt(
  match: Match,
  { market, pick }: Selection,
  format: OddsFormat,
  now: number,
): QuoteAnswer {
  const moment = momentAt(match, now);
  const { state } = moment;
  if (state.phase === 'FT') return { refusal: 'closed' };
  const live = isLive(state);
  if (market.phase === 'pre' && live) return { refusal: 'started' };
  if (market.phase === 'live' && !live) return { refusal: 'closed' };
  if (state.shut) return { refusal: 'suspended' };
  const board = boardOf(match, moment, 'all');
  if (board[pick.priceField] === undefined) return { refusal: 'closed' };
  const shown = showPrice(readPrice(board, market, pick), formatOfMarket(market.wtype, format));
  if (!shown) return { refusal: 'suspended' };
  return { quote: { ...shown, ...readLine(board, market), live, score: state.score } };
}
