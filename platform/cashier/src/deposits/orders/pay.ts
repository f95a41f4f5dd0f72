import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { bodyHash, runOperation } from '@lobby/platform-ledger';
import { ProviderUnreachable } from '../../providers/deposit-side.ts';
import type { Providers } from '../../providers/open-providers.ts';
import { announceOrder } from './announce-order.ts';
import { openDepositOrder } from './opening/open-order.ts';
import { findDepositOrder, unpaidStates } from './order-row.ts';
import { closedUnseen, moveOrders } from './order-states.ts';
import { showOrder } from './view/show-order.ts';

/** Opens a deposit order, once for each operation id, and sends it to the provider. */
export function payCall({ config, db, keys }: Platform, providers: Providers) {
  return implement(contract.payment.pay, async (input, ctx) => {
    const { id: memberId, siteId } = memberOf(ctx);
    const now = ctx.clock.now();
    const key = { memberId, operationId: ctx.requestId, kind: 'deposit', bodyHash: bodyHash(input), at: now };
    const { outcome } = await db
      .transaction()
      .execute(trx =>
        runOperation(trx, key, () =>
          openDepositOrder(trx, config.deposits, { ...input, siteId, memberId, now }),
        ),
      );
    const order = await findDepositOrder(db, memberId, outcome.orderId);
    if (!order) throw new Error(`order ${outcome.orderId} is gone`);
    if (order.payee !== '') return showOrder(ctx, order.id);
    // A repeated call finds what an earlier one closed, because where to pay it was never shown.
    if (!unpaidStates.some(state => state === order.state)) throw unreachable();
    const channel = config.deposits.channels.find(({ id }) => id === order.channel_id);
    try {
      if (!channel) throw new ProviderUnreachable(`there is no channel ${order.channel_id} any more`);
      const deposits = providers.of(order.provider)?.deposits;
      if (!deposits) throw new ProviderUnreachable(`the provider "${order.provider}" is not set up`);
      await announceOrder({ db, keys, deposits }, order, channel);
      return await showOrder(ctx, order.id);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      ctx.log.warn({ err: error, order: order.id }, 'an order could not be announced; it is closed');
      await closeUnannounced(order.id, now);
      throw unreachable();
    }
  });

  /** Nobody has seen where to pay, so nothing can arrive for it. */
  async function closeUnannounced(orderId: string, now: number): Promise<void> {
    await db.transaction().execute(trx => {
      const unannounced = trx
        .selectFrom('deposit_orders')
        .selectAll()
        .where('id', '=', orderId)
        .where('payee', '=', '')
        .where('state', 'in', unpaidStates);
      return moveOrders(trx, unannounced, closedUnseen(now));
    });
  }
}

const unreachable = () => new Refusal('bad-gateway', { reason: 'provider-unreachable' });
