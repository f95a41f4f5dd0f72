import { hour, second } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import type { QueueRow } from '@lobby/platform-kernel/jobs/queue';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { sql, type Transaction } from 'kysely';
import { byOurClock, type PaymentReport, readReport } from '../../providers/payment-report.ts';
import { endStuck, noteFinding } from '../findings/note-finding.ts';
import { takeReport } from './take-report.ts';

/** The order they came in is that of their ids. */
const callbacks = {
  table: 'payment_deliveries',
  id: 'id',
  dueAt: 'next_try_at',
  order: 'id',
  only: sql`processed_at IS NULL`,
} as const;
/** A second, then twice as long each time, up to an hour. */
const backOff = [...Array.from({ length: 12 }, (_, n) => second * 2 ** n), hour];
/** What could not be processed so often, a quarter of an hour, is shown to a person; it is tried on. */
const stuckAfter = 10;

interface KeptCallback {
  readonly siteId: string;
  readonly provider: string;
  readonly nonce: string;
  readonly body: string;
  /** How far the times in it are ahead of ours, ms. */
  readonly timesAheadMs: number;
}

/** Callbacks that were verified: kept first, processed afterwards, by whichever process comes to it. */
export interface CallbackInbox {
  /** Keeps a callback; one whose nonce is known is kept already. */
  keep(callback: KeptCallback): Promise<void>;
  /** Processes those that are due. One that fails waits, longer each time, and holds up no other. */
  readonly job: Job<'payment_deliveries'>;
  /** Processes all that are due now. */
  processDue(): Promise<void>;
}

export function callbackInbox(platform: Platform): CallbackInbox {
  const { db, clock, config, log } = platform;
  const job: Job<'payment_deliveries'> = {
    name: 'payment callbacks',
    queue: callbacks,
    leaseMs: 30 * second,
    // In the order they came in.
    atOnce: 1,
    backOff,
    work: async ({ record }) => void (await record(process)),
    async failed(trx, delivery, tries) {
      if (tries === stuckAfter) await noteStuck(trx, delivery);
    },
  };

  async function process(trx: Transaction<Tables>, delivery: Delivery): Promise<void> {
    const { site_id: siteId, provider } = delivery;
    const report = byOurClock(reportIn(delivery.body), Number(delivery.times_ahead_ms));
    const reported = { siteId, provider, report, now: clock.now() };
    const outcome = await takeReport(trx, config.deposits, reported);
    const about = { siteId, provider, delivery: String(delivery.id) };
    if (outcome === 'conflict') log.error(about, 'a payment was told again, and differs; it is parked');
    if (outcome === 'finding') log.error(about, 'what a payment provider told needs a person');
    if (delivery.tries >= stuckAfter) await endStuck(trx, about, clock.now());
    await trx
      .updateTable('payment_deliveries')
      .set({ processed_at: BigInt(clock.now()) })
      .where('id', '=', delivery.id)
      .execute();
  }

  function noteStuck(trx: Transaction<Tables>, { id, site_id: siteId, provider, body }: Delivery) {
    const shared = { siteId, provider, transactionId: '', body, now: clock.now() };
    return noteFinding(trx, { ...shared, kind: 'stuck', key: String(id) });
  }

  return {
    async keep({ siteId, provider, nonce, body, timesAheadMs }) {
      const now = BigInt(clock.now());
      await db
        .insertInto('payment_deliveries')
        .values({
          site_id: siteId,
          provider,
          nonce,
          // The database holds no U+0000; a body with it is no JSON anyway.
          body: body.replaceAll('\0', '\uFFFD'),
          times_ahead_ms: BigInt(Math.round(timesAheadMs)),
          received_at: now,
          next_try_at: now,
          processed_at: null,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    },
    job,
    processDue: () => doDue(platform, job),
  };
}

type Delivery = QueueRow<'payment_deliveries'>;

function reportIn(body: string): PaymentReport {
  try {
    return readReport(JSON.parse(body));
  } catch {
    return { unreadable: body };
  }
}
