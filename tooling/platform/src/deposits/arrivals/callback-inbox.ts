import type { Transaction } from 'kysely';
import type { Platform } from '../../kernel/domain.ts';
import type { Tables } from '../../kernel/tables.ts';
import { byOurClock, type PaymentReport, readReport } from '../../providers/payment-report.ts';
import { endStuck, noteFinding } from '../findings/note-finding.ts';
import { takeReport } from './take-report.ts';

const longestPauseMs = 3_600_000;
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
  /** Processes all that are due. One that fails waits, longer each time, and holds up no other. */
  processDue(): Promise<void>;
}

export function callbackInbox({ db, clock, config, log }: Platform): CallbackInbox {
  async function processNext(): Promise<boolean> {
    let current: Delivery | undefined;
    try {
      return await db.transaction().execute(async trx => {
        const delivery = await nextDelivery(trx, clock.now());
        if (!delivery) return false;
        current = delivery;
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
        return true;
      });
    } catch (error) {
      if (!current) throw error;
      log.error(
        { err: error, delivery: String(current.id) },
        'a callback could not be processed; again later',
      );
      const pause = Math.min(1_000 * 2 ** current.tries, longestPauseMs);
      await db
        .updateTable('payment_deliveries')
        .set({ tries: current.tries + 1, next_try_at: BigInt(clock.now() + pause) })
        .where('id', '=', current.id)
        .where('processed_at', 'is', null)
        .execute();
      if (current.tries + 1 === stuckAfter) await noteStuck(current);
      return true;
    }
  }

  function noteStuck({ id, site_id: siteId, provider, body }: Delivery): Promise<boolean> {
    const shared = { siteId, provider, transactionId: '', body, now: clock.now() };
    return noteFinding(db, { ...shared, kind: 'stuck', key: String(id) });
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
    async processDue() {
      while (await processNext());
    },
  };
}

interface Delivery {
  readonly id: bigint;
  readonly site_id: string;
  readonly provider: string;
  readonly body: string;
  readonly times_ahead_ms: bigint;
  readonly tries: number;
}

function reportIn(body: string): PaymentReport {
  try {
    return readReport(JSON.parse(body));
  } catch {
    return { unreadable: body };
  }
}

function nextDelivery(trx: Transaction<Tables>, now: number) {
  return trx
    .selectFrom('payment_deliveries')
    .select(['id', 'site_id', 'provider', 'body', 'times_ahead_ms', 'tries'])
    .where('processed_at', 'is', null)
    .where('next_try_at', '<=', BigInt(now))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
