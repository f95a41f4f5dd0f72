import { contract } from '@lobby/api-client/contract';
import { parkedChoiceReasons } from '@lobby/api-client/contract/fd/payment';
import { memberOf } from '../../kernel/context.ts';
import { implement } from '../../kernel/implement.ts';
import { endsClaim } from '../../kernel/jobs/queue.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { maskRealName } from '../../members/mask.ts';
import { isPartlyPaid } from './order-parts.ts';
import { heldAfterMs, openStates, unpaidStates } from './order-row.ts';
import { viewOrder } from './order-view.ts';
import { arrivedFor, showOrder } from './show-order.ts';

/** The name that transfers have to come from. */
export const customerInfo = implement(contract.payment.customerInfo, async (_, ctx) => {
  const { real_name } = await ctx.db
    .selectFrom('members')
    .select('real_name')
    .where('id', '=', memberOf(ctx).id)
    .executeTakeFirstOrThrow();
  return { payerName: maskRealName(real_name) };
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

/** The member says that it is paid: shown, and a reason to ask the provider now. */
export const claim = implement(contract.payment.claim, async ({ orderId }, ctx) => {
  await ctx.db
    .updateTable('deposit_orders')
    .set({ state: 'claimed', ask_at: BigInt(ctx.clock.now()), ...endsClaim })
    .where('id', '=', orderId)
    .where('member_id', '=', memberOf(ctx).id)
    .where('state', '=', 'waiting')
    .execute();
  return showOrder(ctx, orderId);
});

/** Closes an order for which nothing has arrived; any other stays as it is. */
export const closeOrder = implement(contract.payment.closeOrder, async ({ orderId }, ctx) => {
  await ctx.db
    .updateTable('deposit_orders')
    .set({ state: 'closed', ended_at: BigInt(ctx.clock.now()) })
    .where('id', '=', orderId)
    .where('member_id', '=', memberOf(ctx).id)
    .where('state', 'in', unpaidStates)
    .execute();
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
