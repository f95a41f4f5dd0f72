import type { quoteFields } from '@lobby/api-client/contract/game/sportsbook';
import { type Fen, formatYuan } from '@lobby/money';
import type { InferOutput, ObjectSchema } from 'valibot';
import type { StakeLimits } from '../risk/available-stake.ts';
import { sportOf } from '../sports/sports.ts';
import type { PricedLeg } from './offer.ts';

type WireQuote = InferOutput<ObjectSchema<typeof quoteFields, undefined>> & { [field: string]: unknown };

/** The quote of a leg in the format of `FT_order_view`. @param balance the member's free money. */
export function encodeQuote(
  { gid, match, selection, quote }: PricedLeg,
  limits: StakeLimits,
  balance: Fen,
  now: number,
): WireQuote {
  const { market, pick } = selection;
  const { legs } = sportOf(match).limits;
  return {
    gid,
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
    gold_gmin: formatYuan(limits.least),
    gold_gmax: formatYuan(limits.most),
    maxcredit: formatYuan(balance),
    ts: now,
    state_ver: String(quote.stateVersion),
    par_minlimit: String(legs.least),
    par_maxlimit: String(legs.most),
  };
}
