import { type OrderRefusalReason, sportsbook } from '@lobby/api-client/contract/sportsbook';
import { parseYuan } from '@lobby/betting';
import type { Kysely } from 'kysely';
import { type Context, memberOf } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tables } from '../../kernel/tables.ts';
import { balanceOf, bodyHash, runOperation } from '../../ledger/index.ts';
import { noteSecurity } from '../../trail/note-security.ts';
import { matchIdOf } from '../feed/codec.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { type MethodHandler, method } from '../methods.ts';
import { openRecords } from '../records/records.ts';
import { type Selection, selectionOf } from '../trader/quote.ts';
import { offerAt } from './offer.ts';
import type { Order } from './order.ts';
import { betByOperation, encodeBet, stateOfOrder } from './order-state.ts';
import { place } from './place.ts';
import { encodeQuote } from './wire-quote.ts';

type WirePick = { gid: string; gtype: string; wtype: string; rtype: string; chose_team: string };

/** Preview, placement, and what became of it. */
export function orderMethods(store: MatchStore): MethodHandler[] {
  return [
    method(sportsbook.orderView, async (input, ctx) => {
      const at = await find(ctx.db, store, input);
      if (!at) return { code: '555' as const, errormsg: 'closed' as const };
      const now = ctx.clock.now();
      const memberId = memberOf(ctx).id;
      const answer = await offerAt(ctx.db, { ...at, memberId, format: input.odd_f_type }, now);
      if ('refusal' in answer) return { code: '555' as const, errormsg: answer.refusal };
      const { available } = await balanceOf(ctx.db, memberId);
      return { code: '501' as const, ...encodeQuote(at, answer.offer, available, now) };
    }),

    method(sportsbook.bet, async (input, ctx) => {
      const member = memberOf(ctx);
      // The request id is what the signature covers and what a re-send repeats.
      if (ctx.requestId !== input.operation_id) throw new Refusal('illegal-parameter');
      const key = { memberId: member.id, operationId: input.operation_id };
      const { outcome, repeated } = await ctx.db.transaction().execute(trx =>
        runOperation(
          trx,
          { ...key, kind: sportsbook.bet.method, bodyHash: bodyHash(input), at: ctx.clock.now() },
          async () => {
            const at = await find(trx, store, input);
            if (!at)
              return { code: '555' as const, operation_id: key.operationId, errormsg: 'closed' as const };
            return answerOrder(trx, ctx, store, {
              ...key,
              ...at,
              siteId: member.siteId,
              format: input.odd_f_type,
              // The row takes nothing but amounts, so this is one.
              stake: parseYuan(input.golds) ?? 0n,
              seenOdds: input.ioratio,
              seenLine: input.ratio,
              seenStrong: input.strong,
              seenVersion: input.state_ver === '' ? undefined : Number(input.state_ver),
              policy: input.autoOdd,
            });
          },
        ),
      );
      // Sent again during its delay: return its current state.
      return repeated && outcome.code === 'delay' ? stateOfOrder(ctx.db, store, key, ctx.clock) : outcome;
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

/** Refusals that say something of a member's way to bet, beside those of the moment. */
const ofLimits: readonly OrderRefusalReason[] = ['below-minimum', 'above-maximum', 'limit-reached'];

async function answerOrder(trx: Parameters<typeof place>[0], ctx: Context, store: MatchStore, order: Order) {
  const placement = await place(trx, ctx.clock, order);
  if (placement.taken) {
    const bet = await betByOperation(trx, order.memberId, order.operationId);
    return encodeBet(trx, store, bet!, ctx.clock.now());
  }
  const { reason, offer, now, balance } = placement;
  if (ofLimits.includes(reason)) {
    await noteSecurity(ctx, { kind: 'bet-refused', reason, memberId: order.memberId }, trx);
  }
  return {
    code: '555' as const,
    operation_id: order.operationId,
    errormsg: reason,
    quote: offer ? encodeQuote(order, offer, balance, now) : null,
  };
}

async function find(db: Kysely<Tables>, store: MatchStore, wire: WirePick) {
  const selection: Selection | undefined = selectionOf(wire);
  const matchId = selection && matchIdOf(wire.gid, selection.market.period);
  const match = matchId === undefined ? undefined : await store.byId(db, matchId);
  return selection && match?.gtype === wire.gtype ? { gid: wire.gid, match, selection } : undefined;
}
