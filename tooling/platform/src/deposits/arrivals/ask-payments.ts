import { createHash } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { Platform } from '../../kernel/domain.ts';
import { forEachConcurrently } from '../../kernel/for-each-concurrently.ts';
import { ProviderUnreachable } from '../../providers/deposit-side.ts';
import type { Collector } from '../../providers/open-providers.ts';
import type { PaymentReport } from '../../providers/payment-report.ts';
import { clockSkewMs, type DepositOrderRow, heldAfterMs } from '../orders/order-row.ts';
import { callbackInbox } from './callback-inbox.ts';
import { takeReport } from './take-report.ts';

/** How many questions are open at once: one without an answer holds up no other. */
const concurrency = 16;
/** Pauses between questions about one order; the last repeats until its unique cents are given on. */
const pauses = [1, 2, 5, 10, 30, 60, 120, 240].map(minutes => minutes * minute);

/** Asks the provider about the orders whose callback has not come, and takes its answer as a callback is taken. */
export function paymentAsker(platform: Platform, provider: Pick<Collector, 'code' | 'deposits'>) {
  const { db, clock, config, log } = platform;
  const inbox = callbackInbox(platform);
  /** The next orders that are due, their next questions planned, so that no other process asks as well. */
  function claimNext(now: number): Promise<DepositOrderRow[]> {
    return db.transaction().execute(async trx => {
      const orders = await trx
        .selectFrom('deposit_orders')
        .selectAll()
        .where('ask_at', '<=', BigInt(now))
        .where('provider', '=', provider.code)
        .orderBy('ask_at')
        .limit(concurrency)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, asks, expires_at } of orders) {
        const next = now + (pauses[Math.min(asks, pauses.length - 1)] ?? minute);
        const isOver = now > Number(expires_at) + heldAfterMs;
        await trx
          .updateTable('deposit_orders')
          .set({ asks: asks + 1, ask_at: isOver ? null : BigInt(next) })
          .where('id', '=', id)
          .execute();
      }
      return orders;
    });
  }

  async function ask(order: DepositOrderRow): Promise<void> {
    const { site_id: siteId, id: orderId, payee_account: account, created_at } = order;
    const reports = await provider.deposits.ask({
      siteId,
      orderId,
      account,
      since: Number(created_at) - clockSkewMs,
    });
    for (const report of reports) {
      if ('event' in report && report.event.merchant !== siteId) continue;
      const reported = { siteId, provider: provider.code, report, now: clock.now() };
      await db
        .transaction()
        .execute(trx => takeReport(trx, config.deposits, reported))
        .catch((error: unknown) => keepForLater(siteId, report, error));
    }
  }

  /** One that fails holds up no other, and is tried again as a callback is. */
  async function keepForLater(siteId: string, report: PaymentReport, error: unknown): Promise<void> {
    log.error({ err: error, siteId }, 'what a payment provider answered could not be processed; again later');
    const { body, timesAheadMs } = asReported(report);
    const nonce = `asked:${createHash('sha256').update(body).digest('hex')}`;
    await inbox.keep({ siteId, provider: provider.code, nonce, body, timesAheadMs });
  }

  return async function askDue(): Promise<void> {
    const now = clock.now();
    for (let due = await claimNext(now); due.length > 0; due = await claimNext(now)) {
      await forEachConcurrently(due, concurrency, order =>
        ask(order).catch((error: unknown) => {
          if (!(error instanceof ProviderUnreachable)) throw error;
          log.warn({ err: error, order: order.id }, 'the payment provider could not be asked; again later');
        }),
      );
    }
  };
}

/** A report as a delivery of its provider holds it, with the provider's own times. */
function asReported(report: PaymentReport): { readonly body: string; readonly timesAheadMs: number } {
  if ('unreadable' in report) return { body: report.unreadable, timesAheadMs: 0 };
  const { event, putBackMs = 0 } = report;
  return { body: JSON.stringify({ ...event, paidAt: event.paidAt + putBackMs }), timesAheadMs: putBackMs };
}
