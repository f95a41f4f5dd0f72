import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { isInDoubt } from '../../findings/in-doubt.ts';

/** Orders for which too little came, so that they wait for the rest. */
export function isPartlyPaid(eb: ExpressionBuilder<Tables, 'deposit_orders'>) {
  return eb.and([
    eb('deposit_orders.state', '=', 'parked'),
    eb('deposit_orders.parked_reason', '=', 'under'),
  ]);
}

/**
 * The parts paid for an order that are too small by themselves and are not in doubt, the first one first, and their
 * sum.
 */
export async function partsOf(db: Kysely<Tables>, orderId: string) {
  const parts = await db
    .selectFrom('payments')
    .select(['id', 'fen', 'site_id'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'parked')
    .where('reason', '=', 'under')
    .where('variant', '=', 0)
    .where('fen', '>', 0n)
    .where(eb => eb.not(isInDoubt(eb)))
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
  return { parts, received: parts.reduce((sum, { fen }) => sum + fen, 0n) };
}
