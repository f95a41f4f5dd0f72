import type { CalendarPeriod } from '@lobby/calendar';
import type { DepositLimit } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { LimitKind } from './protection.tables.ts';

export type Limits = Readonly<Partial<Record<CalendarPeriod, DepositLimit>>>;

/** The limits of a member, by kind and period. */
export async function limitsOf(
  db: Kysely<Tables>,
  memberId: string,
): Promise<Readonly<Record<LimitKind, Limits>>> {
  const rows = await db
    .selectFrom('protection_limits')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  const found: Record<LimitKind, Partial<Record<CalendarPeriod, DepositLimit>>> = { deposit: {}, loss: {} };
  for (const { kind, period, amount, pending_amount, pending_asked_at } of rows) {
    const pending = pending_asked_at !== null && {
      pending: { amount: pending_amount, askedAt: Number(pending_asked_at) },
    };
    found[kind][period] = { amount, ...pending };
  }
  return found;
}

/** Writes a limit. The caller holds the member's protection row. */
export async function storeLimit(
  trx: Transaction<Tables>,
  key: { readonly memberId: string; readonly kind: LimitKind; readonly period: CalendarPeriod },
  { amount, pending }: DepositLimit,
): Promise<void> {
  const values = {
    amount,
    pending_amount: pending?.amount ?? null,
    pending_asked_at: pending ? BigInt(pending.askedAt) : null,
  };
  await trx
    .insertInto('protection_limits')
    .values({ member_id: key.memberId, kind: key.kind, period: key.period, ...values })
    .onConflict(conflict => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}
