import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 50;

/** Payments that wait for a person, oldest first, at most fifty. */
export function parkedPayments(db: Kysely<Tables>) {
  return db
    .selectFrom('payments')
    .leftJoin('members', 'members.id', 'payments.member_id')
    .leftJoin('deposit_orders', 'deposit_orders.id', 'payments.order_id')
    .select([
      'payments.id',
      'payments.site_id',
      'transaction_id',
      'variant',
      'account',
      'currency',
      'payments.amount',
      'payer_name',
      'remark',
      'reason',
      'order_id',
      'paid_at',
      'seen_at',
      'fen',
      'parked_choice',
      'members.name',
      'members.real_name',
    ])
    .where('payments.state', '=', 'parked')
    .orderBy('seen_at')
    .limit(mostListed)
    .execute();
}

export type ParkedPayment = Awaited<ReturnType<typeof parkedPayments>>[number];
