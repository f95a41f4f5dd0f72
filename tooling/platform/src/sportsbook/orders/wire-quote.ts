import { type Fen, formatYuan } from '@lobby/betting';
import type { Selection } from '../trader/quote.ts';
import type { Offer } from './offer.ts';

interface WireQuote {
  [field: string]: unknown;
  gid: string;
  wtype: string;
  rtype: string;
  chose_team: string;
  odd_f_type: 'E' | 'H' | 'I' | 'M';
  ioratio: string;
  ratio: string;
  strong: string;
  score_h: string;
  score_c: string;
  is_rb: 'Y' | 'N';
  gold_gmin: string;
  gold_gmax: string;
  maxcredit: string;
  ts: number;
  state_ver: string;
}

/** A quote in the format of `FT_order_view`. */
export function encodeQuote(
  at: { readonly gid: string; readonly selection: Selection },
  { quote, room }: Offer,
  balance: Fen,
  now: number,
): WireQuote {
  const { market, pick } = at.selection;
  return {
    gid: at.gid,
    wtype: market.wtype,
    rtype: pick.rtype,
    chose_team: pick.chose,
    odd_f_type: quote.format,
    ioratio: quote.odds,
    ratio: quote.line,
    strong: quote.strong,
    score_h: quote.live ? String(quote.score[0]) : '',
    score_c: quote.live ? String(quote.score[1]) : '',
    is_rb: quote.live ? 'Y' : 'N',
    gold_gmin: formatYuan(room.least),
    gold_gmax: formatYuan(room.most),
    maxcredit: formatYuan(balance),
    ts: now,
    state_ver: String(quote.stateVersion),
  };
}
