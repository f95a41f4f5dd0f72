import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Platform } from '../../kernel/domain.ts';
import type { Tables } from '../../kernel/tables.ts';
import { type PaymentEvent, paymentEvent } from '../provider/payment-provider.ts';
import { takePayment } from './take-payment.ts';

const stored = v.pipe(v.string(), v.parseJson(), paymentEvent);
const longestPauseMs = 3_600_000;

/** Callbacks that were verified: kept first, processed afterwards, by whichever process comes to it. */
export interface CallbackInbox {
  /** Keeps a callback; one whose nonce is known is kept already. */
  keep(callback: { siteId: string; provider: string; nonce: string; event: PaymentEvent }): Promise<void>;
  /** Processes all that are due. One that fails waits, longer each time, and holds up no other. */
  processDue(): Promise<void>;
}

export function callbackInbox({ db, clock, config, log }: Platform): CallbackInbox {
  async function processNext(): Promise<boolean> {
    let current: { id: bigint; tries: number } | undefined;
    try {
      return await db.transaction().execute(async trx => {
        const delivery = await nextDelivery(trx, clock.now());
        if (!delivery) return false;
        current = delivery;
        const { site_id: siteId, provider } = delivery;
        // Without what valibot says of it: that quotes the body, which names a payer.
        const read = v.safeParse(stored, delivery.body);
        if (!read.success) throw new Error('a stored callback cannot be read');
        const event = read.output;
        const told = { siteId, provider, event, now: clock.now() };
        const taken = await takePayment(trx, config.payments, told);
        if (taken === 'conflict') {
          const { transactionId } = event;
          log.error(
            { siteId, provider, transactionId },
            'a payment was told again, and differs; it is parked',
          );
        }
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
      return true;
    }
  }

  return {
    async keep({ siteId, provider, nonce, event }) {
      const now = BigInt(clock.now());
      await db
        .insertInto('payment_deliveries')
        .values({
          site_id: siteId,
          provider,
          nonce,
          body: JSON.stringify(event),
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

function nextDelivery(trx: Transaction<Tables>, now: number) {
  return trx
    .selectFrom('payment_deliveries')
    .select(['id', 'site_id', 'provider', 'body', 'tries'])
    .where('processed_at', 'is', null)
    .where('next_try_at', '<=', BigInt(now))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
