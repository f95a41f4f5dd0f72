import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

const mostListed = 50;

/** Payments that wait for a person, oldest first, at most fifty. */
export async function parkedPayments(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('payments')
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
      'payments.member_id',
    ])
    .where('payments.state', '=', 'parked')
    .orderBy('seen_at')
    .limit(mostListed)
    .execute();
  return withNames(db, rows);
}

/** How many payments wait for a person. */
export async function countParked(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export type ParkedPayment = Awaited<ReturnType<typeof parkedPayments>>[number];
