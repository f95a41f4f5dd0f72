import { parkedChoiceReasons } from '@lobby/api-client/contract/fd/deposit-order';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { mayNotPlay } from '@lobby/platform-protection/pause';
import type { Kysely } from 'kysely';
import { type DepositOrderRow, heldAfterMs } from '../order-row.ts';
import { partsOf } from './order-parts.ts';

/** Until when a person has looked at money that waits for one: what letters and pages promise, and the operator's list shows. */
export const reviewWithinMs = 24 * 3_600_000;

/** What is missing of an order, and until when it completes it. */
export interface Rest {
  readonly fen: bigint;
  readonly until: number;
}

/**
 * What a member still has to pay so that the parts are credited. Undefined where that is not possible: the account is
 * not ours, the time is over, nothing was paid, or a pause is in force.
 */
export async function restOf(
  db: Kysely<Tables>,
  order: Pick<DepositOrderRow, 'id' | 'member_id' | 'rate' | 'payee_account' | 'pay_amount' | 'expires_at'>,
  now: number,
): Promise<Rest | undefined> {
  const until = Number(order.expires_at) + heldAfterMs;
  if (order.rate !== '' || order.payee_account === '' || now >= until) return undefined;
  if (await mayNotPlay(db, order.member_id, now)) return undefined;
  const { received } = await partsOf(db, order.id);
  return received > 0n && received < order.pay_amount
    ? { fen: order.pay_amount - received, until }
    : undefined;
}

/** The money that came for an order and waits, the first one first. */
export async function arrivalsOf(db: Kysely<Tables>, orderId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['amount', 'currency', 'paid_at', 'seen_at', 'reason'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'parked')
    .where('variant', '=', 0)
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ amount, currency, paid_at, seen_at, reason }) => {
    if (reason === '') return [];
    // Nobody looks at what the member's own limit or pause keeps.
    const isReviewed = !parkedChoiceReasons.some(one => one === reason);
    const reviewBy = isReviewed ? Number(seen_at) + reviewWithinMs : 0;
    return [{ amount, currency, reason, paidAt: Number(paid_at), reviewBy }];
  });
}
