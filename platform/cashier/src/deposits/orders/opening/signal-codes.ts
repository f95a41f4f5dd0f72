import { randomInt } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { heldAfterMs } from '../order-row.ts';

const validForMs = 30 * 60_000;
/** Without what looks like something else when it is written down. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

const newSignal = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** The signals in a remark, as a payer may have written it: in small letters, with other words. */
export function signalsIn(remark: string): string[] {
  return [...remark.toUpperCase().matchAll(/(?<![0-9A-Z])[2-9A-Z]{6}(?![0-9A-Z])/g)].map(
    ([signal]) => signal,
  );
}

/**
 * Gives a remark for a bank transfer that no other order has. It stays the same until an order uses it or it expires.
 */
export const createSignal = implement(contract.payment.signalCode, async (_, ctx) => {
  const { id: memberId, siteId } = memberOf(ctx);
  const now = ctx.clock.now();
  const unused = await ctx.db
    .selectFrom('payment_signals')
    .select(['signal', 'valid_until'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('order_id', 'is', null)
    .where('valid_until', '>', BigInt(now + validForMs / 2))
    .executeTakeFirst();
  if (unused) return { signal: unused.signal, validUntil: Number(unused.valid_until) };
  const validUntil = now + validForMs;
  const row = {
    member_id: memberId,
    order_id: null,
    valid_until: BigInt(validUntil),
    held_until: BigInt(validUntil),
  };
  // A collision is one in hundreds of millions; a second one does not happen.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const kept = await ctx.db
      .insertInto('payment_signals')
      .values({ site_id: siteId, signal: newSignal(), ...row })
      .onConflict(conflict =>
        conflict
          .columns(['site_id', 'signal'])
          .doUpdateSet(row)
          .where('payment_signals.held_until', '<=', BigInt(now)),
      )
      .returning('signal')
      .executeTakeFirst();
    if (kept) return { signal: kept.signal, validUntil };
  }
  throw new Refusal('system-busy');
});

/** Binds a signal to an order. @throws Refusal 'invalid-parameter' (signal-expired) unless it is the member's and free. */
export async function bindSignal(
  trx: Transaction<Tables>,
  order: {
    siteId: string;
    memberId: string;
    orderId: string;
    signal: string;
    now: number;
    expiresAt: number;
  },
): Promise<void> {
  const bound = await trx
    .updateTable('payment_signals')
    .set({ order_id: order.orderId, held_until: BigInt(order.expiresAt + heldAfterMs) })
    .where('site_id', '=', order.siteId)
    .where('signal', '=', order.signal)
    .where('member_id', '=', order.memberId)
    .where('order_id', 'is', null)
    .where('valid_until', '>', BigInt(order.now))
    .executeTakeFirst();
  if (bound.numUpdatedRows !== 1n) throw new Refusal('invalid-parameter', { reason: 'signal-expired' });
}
