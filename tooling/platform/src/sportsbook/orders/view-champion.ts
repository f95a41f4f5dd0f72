import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import { type Fen, formatYuan } from '@lobby/betting';
import { type Context, memberOf } from '../../kernel/context.ts';
import { type ChampionOffer, findChampion, offerChampion } from '../outrights/champion-offer.ts';
import type { OutrightBook } from '../outrights/outright-book.ts';
import type { WirePick } from './find-legs.ts';
import type { encodeQuote } from './wire-quote.ts';

type WireQuote = ReturnType<typeof encodeQuote>;

/** Whether a pick is a runner of an outright. */
export function isChampion({ gtype }: Pick<WirePick, 'gtype'>): boolean {
  return gtype === 'FS';
}

/** The offer for a runner as a quote of the wire, or why there is none. */
export async function viewChampion(
  ctx: Context,
  outrights: OutrightBook,
  wire: WirePick,
  { available, now }: { readonly available: Fen; readonly now: number },
): Promise<{ readonly quote: WireQuote } | { readonly refusal: OrderRefusalReason }> {
  const pick = await findChampion(ctx.db, outrights, wire);
  if (!pick) return { refusal: 'closed' };
  const answer = await offerChampion(ctx.db, outrights, { ...pick, memberId: memberOf(ctx).id }, now);
  if ('refusal' in answer) return { refusal: answer.refusal };
  return { quote: encodeChampion(answer.offer, available, now) };
}

/** The quote of a runner in the format of `FT_order_view`. @param balance the member's free money. */
export function encodeChampion(
  { outright, runner, room }: ChampionOffer,
  balance: Fen,
  now: number,
): WireQuote {
  return {
    gid: outright.id,
    wtype: 'FS',
    rtype: runner.id,
    chose_team: '',
    odd_f_type: 'E',
    ioratio: runner.odds,
    ratio: '',
    strong: '',
    score_h: '',
    score_c: '',
    is_rb: 'N',
    gold_gmin: formatYuan(room.least),
    gold_gmax: formatYuan(room.most),
    maxcredit: formatYuan(balance),
    ts: now,
    state_ver: '',
    // Backed alone: no series may have it.
    par_minlimit: '1',
    par_maxlimit: '1',
  };
}
