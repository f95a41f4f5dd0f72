import { type Fen, formatYuan } from '@lobby/money';
import { championType } from '@lobby/sports';
import type { ChampionOffer } from '../../outrights/champion-offer.ts';
import type { WirePick } from '../find-legs.ts';
import type { encodeQuote } from '../wire-quote.ts';

type WireQuote = ReturnType<typeof encodeQuote>;

/** Whether a pick is a runner of an outright. */
export function isChampion({ gtype }: Pick<WirePick, 'gtype'>): boolean {
  return gtype === championType;
}

/** The quote of a runner in the format of `FT_order_view`. @param balance the member's free money. */
export function encodeChampion(
  { outright, runner, limits }: ChampionOffer,
  balance: Fen,
  now: number,
): WireQuote {
  return {
    gid: outright.id,
    wtype: championType,
    rtype: runner.id,
    chose_team: '',
    odd_f_type: 'E',
    ioratio: runner.odds,
    ratio: '',
    strong: '',
    score_h: '',
    score_c: '',
    is_rb: 'N',
    gold_gmin: formatYuan(limits.least),
    gold_gmax: formatYuan(limits.most),
    maxcredit: formatYuan(balance),
    ts: now,
    state_ver: '',
    // Backed alone: no series may have it.
    par_minlimit: '1',
    par_maxlimit: '1',
  };
}
