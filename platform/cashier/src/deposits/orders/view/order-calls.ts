import { contract } from '@lobby/api-client/contract';
import { parkedChoiceReasons } from '@lobby/api-client/contract/fd/deposit-order';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import { maskRealName } from '@lobby/platform-identity/members/personal-data/mask';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { endsClaim } from '@lobby/platform-kernel/jobs/queue';
import type { Transaction } from 'kysely';
import { heldAfterMs, openStates, unpaidStates } from '../order-row.ts';
import { moveOrders } from '../order-states.ts';
import { isPartlyPaid } from './order-parts.ts';
import { viewOrder } from './order-view.ts';
import { arrivedFor, showOrder } from './show-order.ts';

/** The name that transfers have to come from. */
export const customerInfo = implement(contract.payment.customerInfo, async (_, ctx) => {
  const { realName } = await factsOfMember(ctx.db, memberOf(ctx).id);
  return { payerName: maskRealName(realName) };
});

export const orderStatus = implement(contract.payment.orderStatus, async ({ orderId }, ctx) =>
  showOrder(ctx, orderId),
);

export const openOrders = implement(contract.payment.openOrders, async (_, ctx) => {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', memberOf(ctx).id)
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', openStates),
        // Whose rest can still be paid.
        and([isPartlyPaid(eb), eb('expires_at', '>', BigInt(now - heldAfterMs))]),
      ]),
    )
    .where('payee', '<>', '')
    .orderBy('created_at', 'desc')
    .execute();
  const orders = [];
  for (const row of rows) {
    const arrived = await arrivedFor(ctx.db, row, now);
    if (row.state !== 'parked' || arrived.rest) orders.push(await viewOrder(ctx.db, row, now, arrived));
  }
  if (orders.length === 0) throw new Refusal('no-data');
  return orders;
});

const ownOrder = (trx: Transaction<Tables>, ctx: Context, orderId: string) =>
  trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('member_id', '=', memberOf(ctx).id);

/** The member says that it is paid: shown, and a reason to ask the provider now. */
export const claim = implement(contract.payment.claim, async ({ orderId }, ctx) => {
  const at = ctx.clock.now();
  const set = { ask_at: BigInt(at), ...endsClaim };
  await ctx.db.transaction().execute(trx => {
    const waiting = ownOrder(trx, ctx, orderId).where('state', '=', 'waiting');
    return moveOrders(trx, waiting, { to: 'claimed', source: 'member', at, set });
  });
  return showOrder(ctx, orderId);
});

/** Closes an order for which nothing has arrived; any other stays as it is. */
export const closeOrder = implement(contract.payment.closeOrder, async ({ orderId }, ctx) => {
  const at = ctx.clock.now();
  const set = { ended_at: BigInt(at) };
  await ctx.db.transaction().execute(trx => {
    const unpaid = ownOrder(trx, ctx, orderId).where('state', 'in', unpaidStates);
    return moveOrders(trx, unpaid, { to: 'closed', source: 'member', at, set });
  });
  return showOrder(ctx, orderId);
});

/** Stores what the member wants done with money parked for a limit: wait for it or go back. Going back is final. */
export const parkedWish = implement(contract.payment.parkedWish, async ({ orderId, wish }, ctx) => {
  await ctx.db
    .updateTable('deposit_orders')
    .set({ parked_choice: wish })
    .where('id', '=', orderId)
    .where('member_id', '=', memberOf(ctx).id)
    .where('state', '=', 'parked')
    .where('parked_reason', 'in', parkedChoiceReasons)
    .where('parked_choice', '<>', 'return')
    .execute();
  return showOrder(ctx, orderId);
});
