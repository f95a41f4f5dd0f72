import { createHash } from 'node:crypto';
import { minute } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { pauseAfter } from '@lobby/platform-kernel/jobs/back-off';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { sql, type Transaction } from 'kysely';
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

/** Asks a provider about the orders whose callback has not come, and takes its answer as a callback is taken. */
export function paymentQuestions(
  platform: Platform,
  provider: Pick<Collector, 'code' | 'deposits'>,
): Job<'deposit_orders'> {
  const { db, clock, config, log } = platform;
  const inbox = callbackInbox(platform);

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

  /** Nothing more is asked of an order that has ended meanwhile, nor of one whose unique cents are given on. */
  async function planNext(trx: Transaction<Tables>, order: DepositOrderRow): Promise<void> {
    const { id, asks, ask_at, expires_at } = order;
    if (ask_at === null) return;
    const now = clock.now();
    const isOver = now > Number(expires_at) + heldAfterMs;
    const next = isOver ? null : BigInt(now + pauseAfter(pauses, asks));
    await trx.updateTable('deposit_orders').set({ ask_at: next }).where('id', '=', id).execute();
  }

  return {
    name: 'questions about deposits',
    queue: {
      ...{ table: 'deposit_orders', id: 'id', dueAt: 'ask_at' },
      only: sql`provider = ${provider.code}`,
      also: sql`asks = item.asks + 1`,
    },
    leaseMs: minute,
    atOnce: concurrency,
    backOff: pauses,
    async work({ row: order, record }) {
      await ask(order).catch((error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error;
        log.warn({ err: error, order: order.id }, 'the payment provider could not be asked; again later');
      });
      await record(planNext);
    },
  };
}

/** A report as a delivery of its provider holds it, with the provider's own times. */
function asReported(report: PaymentReport): { readonly body: string; readonly timesAheadMs: number } {
  if ('unreadable' in report) return { body: report.unreadable, timesAheadMs: 0 };
  const { event, putBackMs = 0 } = report;
  return { body: JSON.stringify({ ...event, paidAt: event.paidAt + putBackMs }), timesAheadMs: putBackMs };
}
