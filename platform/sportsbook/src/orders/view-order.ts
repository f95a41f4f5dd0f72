import type { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { combinationCount } from '@lobby/betting';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { balanceOf } from '@lobby/platform-ledger';
import type { InferInput, InferOutput } from 'valibot';
import type { MatchStore } from '../feed/match-store.ts';
import { championOffers } from '../outrights/champion-offer.ts';
import type { OutrightBook } from '../outrights/outright-book.ts';
import { encodeChampion, isChampion } from './champions/wire-champion.ts';
import { findLegs } from './find-legs.ts';
import { type OfferAnswer, offerAt, readOfferRows } from './offer.ts';
import { isSizes } from './read-order.ts';
import { encodeQuote } from './wire-quote.ts';

type Request = InferOutput<typeof sportsbook.totalOrderView.request>;
type Answer = InferInput<typeof sportsbook.totalOrderView.answer>;

/** What each pick is offered at as a single, and the limits of a series or system of all of them if one is wanted. */
export async function viewOrder(
  { store, outrights }: { readonly store: MatchStore; readonly outrights: OutrightBook },
  input: Request,
  ctx: Context,
): Promise<Answer> {
  const memberId = memberOf(ctx).id;
  const { odd_f_type: format, folds } = input;
  if (folds.length > 0 && (input.picks.length < 2 || !isSizes(folds, input.picks.length) || format !== 'H')) {
    throw new Refusal('invalid-parameter');
  }
  const now = ctx.clock.now();
  const { available } = await balanceOf(ctx.db, memberId);
  const { legs } = await findLegs(ctx.db, store, input.picks);
  const matches = legs.map(({ match }) => match);
  const rows = legs.length > 0 ? await readOfferRows(ctx.db, memberId, matches, now) : undefined;
  const offerOn = championOffers(ctx.db, outrights, memberId, now);
  const picks: Answer['picks'] = [];
  for (const wire of input.picks) {
    if (isChampion(wire)) {
      const answer = await offerOn(wire);
      picks.push(
        'refusal' in answer
          ? { code: '555', gid: wire.gid, errormsg: answer.refusal }
          : { code: '501', ...encodeChampion(answer.offer, available, now) },
      );
      continue;
    }
    const leg = legs.find(each => each.wire === wire);
    const answer: OfferAnswer = leg
      ? await offerAt(ctx.db, { memberId, format, sizes: [1], legs: [leg] }, now, rows)
      : { refusal: 'closed', faults: [] };
    picks.push(
      'offer' in answer
        ? { code: '501', ...encodeQuote(answer.offer.legs[0]!, answer.offer.limits, available, now) }
        : { code: '555', gid: wire.gid, errormsg: answer.refusal },
    );
  }
  const whole: OfferAnswer | undefined =
    folds.length === 0
      ? undefined
      : input.picks.some(isChampion)
        ? notCombinedWith(input.picks.filter(isChampion))
        : legs.length < input.picks.length
          ? { refusal: 'closed', faults: [] }
          : await offerAt(ctx.db, { memberId, format, sizes: folds, legs }, now, rows);
  return {
    systime: now,
    picks,
    ticket: whole ? encodeTicket(whole, folds, input.picks.length) : null,
    maxcredit: formatYuan(available),
  };
}

function notCombinedWith(picks: Request['picks']): OfferAnswer {
  return {
    refusal: 'not-combinable',
    faults: picks.map(({ gid }) => ({ gid, reason: 'not-combinable' })),
  };
}

function encodeTicket(answer: OfferAnswer, folds: readonly number[], legs: number): Answer['ticket'] {
  if ('refusal' in answer) {
    return { code: '555', errormsg: answer.refusal, gids: answer.faults.map(({ gid }) => gid) };
  }
  const { least, most } = answer.offer.limits;
  return {
    code: '501',
    folds: [...folds],
    combinations: combinationCount(legs, folds),
    gold_gmin: formatYuan(least),
    gold_gmax: formatYuan(most),
  };
}
