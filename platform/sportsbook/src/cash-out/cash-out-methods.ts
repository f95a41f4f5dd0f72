import { cashOutMethods as rows, type WireCashOutState } from '@lobby/api-client/contract/game/cash-out';
import { formatYuan, parseYuan } from '@lobby/money';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { bodyHash, runOperation } from '@lobby/platform-ledger';
import type { MatchStore } from '../feed/match-store.ts';
import { type MethodHandler, method } from '../methods.ts';
import { setOrder } from './automatic/set-order.ts';
import { cashOutOperation, encodeCashOut, printPrice, stateOfCashOut } from './cash-out-state.ts';
import { viewCourses } from './course/view-courses.ts';
import { sell } from './sell.ts';
import { viewCashOuts } from './view-cash-outs.ts';

/** Selling tickets back: what they are worth, the sale, and what became of it. */
export function cashOutMethods(store: MatchStore): MethodHandler[] {
  return [
    method(rows.view, ({ tickets }, ctx) => viewCashOuts(store, tickets, ctx)),

    method(rows.cashOut, async (input, ctx) => {
      const { operation_id: operationId, ticket_id: ticketId, part, state_ver } = input;
      // The request id is what the signature covers and what a re-send repeats.
      if (ctx.requestId !== operationId) throw new Refusal('illegal-parameter');
      const { db, clock } = ctx;
      const key = { memberId: memberOf(ctx).id, operationId };
      const { outcome, repeated } = await db.transaction().execute(trx =>
        runOperation(
          trx,
          { ...key, kind: cashOutOperation, bodyHash: bodyHash(input), at: clock.now() },
          async (): Promise<WireCashOutState> => {
            const answer = await sell(trx, store, clock, {
              ...key,
              ticketId,
              part,
              // The row takes nothing but amounts, so this is one.
              seenPrice: parseYuan(input.price) ?? 0n,
              seenVersion: state_ver === '' ? undefined : Number(state_ver),
              policy: input.autoOdd,
            });
            if (answer === 'written') return encodeCashOut(trx, store, key, clock.now());
            const { refused: errormsg, price } = answer;
            const name = { ticket_id: ticketId, operation_id: operationId };
            return { code: '555', ...name, errormsg, price: printPrice(price) };
          },
        ),
      );
      // Sent again while it waits: return its current state.
      return repeated && outcome.code === 'delay' ? stateOfCashOut(db, store, key, clock) : outcome;
    }),

    method(rows.auto, async ({ ticket_id, target }, ctx) => {
      const { db, clock } = ctx;
      const wanted = target === '' ? undefined : parseYuan(target);
      const order = { memberId: memberOf(ctx).id, ticketId: ticket_id, target: wanted };
      const answer = await db.transaction().execute(trx => setOrder(trx, store, clock, order));
      if (answer === 'set') {
        return { code: '560' as const, ticket_id, auto: wanted === undefined ? '' : formatYuan(wanted) };
      }
      return { code: '555' as const, ticket_id, errormsg: answer.refused, price: printPrice(answer.price) };
    }),

    method(rows.course, ({ tickets }, ctx) => viewCourses(tickets, ctx)),

    method(rows.state, async ({ operation_id }, ctx) =>
      stateOfCashOut(ctx.db, store, { memberId: memberOf(ctx).id, operationId: operation_id }, ctx.clock),
    ),
  ];
}
