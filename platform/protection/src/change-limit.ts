import type { CalendarPeriod } from '@lobby/calendar';
import { confirmRaise, type DepositLimit, raiseState, requestLimit } from '@lobby/funds';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger/double-entry/postings';
import type { Kysely, Transaction } from 'kysely';
import { limitsOf, storeLimit } from './limit-rows.ts';
import type { LimitKind } from './protection.tables.ts';
import { lockProtection, type ProtectionRow } from './protection-row.ts';

export interface LimitKey {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: CalendarPeriod;
}

/** Runs a change under every lock that the changed limit is counted under. */
export function underLocks<Result>(
  db: Kysely<Tables>,
  memberId: string,
  change: (trx: Transaction<Tables>, row: ProtectionRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async trx => {
    const rows = await lockForChange(trx, [memberId]);
    return change(trx, rows(memberId));
  });
}

/**
 * Locks members with all that their limits and pauses are counted under. Each kind of lock is taken for all of them
 * before the next kind, in one order, so that no two transactions wait for each other.
 * @returns the row of a locked member.
 */
export async function lockForChange(
  trx: Transaction<Tables>,
  memberIds: readonly string[],
): Promise<(memberId: string) => ProtectionRow> {
  const sorted = memberIds.toSorted();
  for (const id of sorted) await lockMember(trx, id);
  const rows = new Map<string, ProtectionRow>();
  for (const id of sorted) rows.set(id, await lockProtection(trx, id));
  for (const id of sorted) await lockAvailable(trx, id);
  return memberId => {
    const row = rows.get(memberId);
    if (!row) throw new Error(`member ${memberId} was not locked`);
    return row;
  };
}

function changeLimit(db: Kysely<Tables>, key: LimitKey, next: (limit: DepositLimit) => DepositLimit) {
  return underLocks(db, key.memberId, async trx => {
    const limits = await limitsOf(trx, key.memberId);
    await storeLimit(trx, key, next(limits[key.kind][key.period] ?? { amount: null }));
  });
}

/** A lower limit is in force as soon as this is answered; a higher one, or none (null), waits. In fen. */
export function setLimit(db: Kysely<Tables>, key: LimitKey, amount: bigint | null, now: number) {
  return changeLimit(db, key, limit => requestLimit(limit, amount, now));
}

/** @throws Refusal 'warning' (raise-not-due) when it is too early, too late, or there is no raise. */
export function confirmLimit(db: Kysely<Tables>, key: LimitKey, now: number) {
  return changeLimit(db, key, limit => {
    const raised = confirmRaise(limit, now);
    if (!raised)
      throw new Refusal('warning', { reason: 'raise-not-due', data: { state: raiseState(limit, now) } });
    return raised;
  });
}

/** Gives up a raise; nothing without one. */
export const cancelLimit = (db: Kysely<Tables>, key: LimitKey) =>
  changeLimit(db, key, ({ amount }) => ({ amount }));
