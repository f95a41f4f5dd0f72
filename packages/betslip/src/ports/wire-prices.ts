import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { findPick, type OddsFormat } from '@lobby/betting';
import { offerTypeOf } from '@lobby/sports';
import type { PricedPick, QuoteAnswer } from './ports.ts';
import { readQuoteAnswer } from './wire-answers.ts';

/** What picks cost now, in their order; undefined when nothing was answered. */
export async function pricesNow(
  call: CallSportsbook,
  selections: readonly PricedPick[],
  format: OddsFormat,
): Promise<readonly QuoteAnswer[] | undefined> {
  const picks = selections.map(wireSelectionOf);
  const answer = await call(sportsbook.totalOrderView, { odd_f_type: format, picks, folds: [] });
  return answer.ok ? answer.data.picks.map(readQuoteAnswer) : undefined;
}

/** A pick as every call names it. */
export function wireSelectionOf({ gid, gtype, wtype, rtype }: PricedPick) {
  return {
    gid,
    gtype: offerTypeOf(gtype),
    wtype,
    rtype,
    chose_team: findPick(wtype, rtype)?.pick.chose ?? '',
  };
}
