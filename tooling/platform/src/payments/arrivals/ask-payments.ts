import type { Platform } from '../../kernel/domain.ts';
import { clockSkewMs, heldAfterMs, type OrderRow } from '../orders/order-row.ts';
import { type PaymentProvider, ProviderUnreachable } from '../provider/payment-provider.ts';
import { takePayment } from './take-payment.ts';

const minute = 60_000;
/** Pauses between questions about one order; the last repeats until its tail is given on. */
const pauses = [1, 2, 5, 10, 30, 60, 120, 240].map(minutes => minutes * minute);

/** Asks the provider about the orders whose callback has not come, and takes what it tells as a callback is taken. */
export function paymentAsker({ db, clock, config, log }: Platform, provider: PaymentProvider) {
  /** The next order that is due, its next question planned, so that no other process asks as well. */
  function claimNext(now: number): Promise<OrderRow | undefined> {
    return db.transaction().execute(async trx => {
      const order = await trx
        .selectFrom('deposit_orders')
        .selectAll()
        .where('ask_at', '<=', BigInt(now))
        .where('provider', '=', provider.name)
        .orderBy('ask_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return undefined;
      const next = now + (pauses[Math.min(order.asks, pauses.length - 1)] ?? minute);
      const isOver = now > Number(order.expires_at) + heldAfterMs;
      await trx
        .updateTable('deposit_orders')
        .set({ asks: order.asks + 1, ask_at: isOver ? null : BigInt(next) })
        .where('id', '=', order.id)
        .execute();
      return order;
    });
  }

  async function ask(order: OrderRow): Promise<void> {
    const { site_id: siteId, id: orderId, payee_account: account, created_at } = order;
    const events = await provider.ask({ siteId, orderId, account, since: Number(created_at) - clockSkewMs });
    for (const event of events) {
      if (event.merchant !== siteId) continue;
      const told = { siteId, provider: provider.name, event, now: clock.now() };
      await db.transaction().execute(trx => takePayment(trx, config.payments, told));
    }
  }

  return async function askDue(): Promise<void> {
    const now = clock.now();
    for (let order = await claimNext(now); order; order = await claimNext(now)) {
      await ask(order).catch((error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error;
        log.warn({ err: error, order: order?.id }, 'the payment provider could not be asked; again later');
      });
    }
  };
}
