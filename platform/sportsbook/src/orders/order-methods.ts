import { sportsbook, type WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import { formatYuan, parseYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { balanceOf, bodyHash, IdConflict, runOperation } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import { type MethodHandler, method } from '../methods.ts';
import { championOffers } from '../outrights/champion-offer.ts';
import type { OutrightBook } from '../outrights/outright-book.ts';
import { openRecords } from '../records/records.ts';
import { takeChampion } from './champions/take-champion.ts';
import { encodeChampion, isChampion } from './champions/wire-champion.ts';
import { findLeg } from './find-legs.ts';
import { noteRefused } from './note-refused.ts';
import { offerAt } from './offer.ts';
import { betByOperation, betOperation, encodeBet, stateOfOrder } from './order-state.ts';
import { type Placement, place } from './place.ts';
import { checkBet, readOrder, type WireBet } from './read-order.ts';
import { viewOrder } from './view-order.ts';
import { encodeQuote } from './wire-quote.ts';

/** Preview, placement, and what became of it. */
export function orderMethods(store: MatchStore, outrights: OutrightBook): MethodHandler[] {
  return [
    method(sportsbook.orderView, async (input, ctx) => {
      const now = ctx.clock.now();
      const memberId = memberOf(ctx).id;
      const { available } = await balanceOf(ctx.db, memberId);
      if (isChampion(input)) {
        const answer = await championOffers(ctx.db, outrights, memberId, now)(input);
        return 'refusal' in answer
          ? { code: '555' as const, errormsg: answer.refusal }
          : { code: '501' as const, ...encodeChampion(answer.offer, available, now) };
      }
      const leg = await findLeg(ctx.db, store, input);
      if (!leg) return { code: '555' as const, errormsg: 'closed' as const };
      const wanted = { memberId, format: input.odd_f_type, sizes: [1], legs: [leg] };
      const answer = await offerAt(ctx.db, wanted, now);
      if ('refusal' in answer) return { code: '555' as const, errormsg: answer.refusal };
      return {
        code: '501' as const,
        ...encodeQuote(answer.offer.legs[0]!, answer.offer.limits, available, now),
      };
    }),

    method(sportsbook.totalOrderView, (input, ctx) => viewOrder({ store, outrights }, input, ctx)),

    method(sportsbook.bet, async (input, ctx) => {
      const { golds, autoOdd, operation_id, ...leg } = input;
      // The request id is what the signature covers and what a re-send repeats.
      if (ctx.requestId !== operation_id) throw new Refusal('illegal-parameter');
      const bet = { operation_id, golds, folds: [1], legs: [leg] };
      checkBet(bet);
      return takeBet({ store, outrights }, ctx, bet, autoOdd);
    }),

    method(sportsbook.totalBet, async (input, ctx) => {
      if (ctx.requestId !== input.operation_id) throw new Refusal('illegal-parameter');
      const ids = new Set(input.betslip.map(bet => bet.operation_id));
      if (ids.size < input.betslip.length) throw new Refusal('invalid-parameter');
      input.betslip.forEach(checkBet);
      const betslip: WireOrderState[] = [];
      for (const bet of input.betslip) {
        betslip.push(
          await takeBet({ store, outrights }, ctx, bet, input.autoOdd).catch((error: unknown) => {
            // The others of this call are booked: that one id means another bet must not hide what became of them.
            if (error instanceof IdConflict) return duplicate(bet);
            throw error;
          }),
        );
      }
      return { systime: ctx.clock.now(), betslip };
    }),

    method(sportsbook.orderState, async (input, ctx) =>
      stateOfOrder(ctx.db, store, { memberId: memberOf(ctx).id, operationId: input.operation_id }, ctx.clock),
    ),

    method(sportsbook.todayWagers, async (_, ctx, langx) => {
      const wagers = await openRecords(ctx.db, memberOf(ctx).id, langx);
      return { count: wagers.length, wagers };
    }),
  ];
}

/** What is traded: matches, and outrights over them. */
interface Traded {
  readonly store: MatchStore;
  readonly outrights: OutrightBook;
}

function duplicate({ operation_id }: Pick<WireBet, 'operation_id'>): WireOrderState {
  return { code: '555', ticket_id: '', operation_id, errormsg: 'duplicate', legs: [], gold_gmax: '' };
}

/** Takes one bet at most once by its id, in a transaction of its own. */
async function takeBet(
  { store, outrights }: Traded,
  ctx: Context,
  wire: WireBet,
  policy: 'all' | 'better' | 'never',
): Promise<WireOrderState> {
  const { id: memberId, siteId } = memberOf(ctx);
  const key = { memberId, operationId: wire.operation_id };
  // The row takes nothing but amounts, so this is one. From here on the stake is counted in fen.
  const unit = parseYuan(wire.golds) ?? 0n;
  const { outcome, repeated } = await ctx.db.transaction().execute(trx =>
    runOperation(
      trx,
      { ...key, kind: betOperation, bodyHash: bodyHash({ ...wire, policy }), at: ctx.clock.now() },
      async (): Promise<WireOrderState> => {
        if (wire.legs.some(isChampion))
          return takeChampion(trx, { store, outrights }, ctx, wire, { policy, unit });
        const order = await readOrder(trx, store, wire, { memberId, siteId, policy, unit });
        if ('missing' in order) {
          return {
            code: '555',
            ticket_id: '',
            operation_id: key.operationId,
            errormsg: 'closed',
            legs: order.missing.map(({ gid, reason }) => ({ gid, errormsg: reason })),
            gold_gmax: '',
          };
        }
        const placement = await place(trx, ctx.clock, order);
        if (!placement.placed) return answerRefused(trx, ctx, key.operationId, placement);
        const bet = await betByOperation(trx, memberId, key.operationId);
        return encodeBet(trx, store, bet!, ctx.clock.now());
      },
    ),
  );
  // Sent again during its delay: return its current state.
  return repeated && outcome.code === 'delay' ? stateOfOrder(ctx.db, store, key, ctx.clock) : outcome;
}

async function answerRefused(
  trx: Transaction<Tables>,
  ctx: Context,
  operationId: string,
  { reason, faults, offer, limits, now, balance }: Extract<Placement, { placed: false }>,
): Promise<WireOrderState> {
  await noteRefused(trx, ctx, reason);
  const legs = offer?.legs ?? [];
  const quoteOf = (gid: string) => {
    const leg = legs.find(one => one.gid === gid);
    return leg && limits ? encodeQuote(leg, limits, balance, now) : null;
  };
  return {
    code: '555',
    ticket_id: '',
    operation_id: operationId,
    errormsg: reason,
    quote: legs.length === 1 ? quoteOf(legs[0]!.gid) : null,
    legs: faults.map(fault => ({ gid: fault.gid, errormsg: fault.reason, quote: quoteOf(fault.gid) })),
    gold_gmax: limits && limits.most >= limits.least ? formatYuan(limits.most) : '',
  };
}
