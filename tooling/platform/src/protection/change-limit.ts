import { askForLimit, confirmRaise, type DepositLimit, type LimitWindow, raiseState } from '@lobby/funds';
import type { Kysely, Transaction } from 'kysely';
import { lockMember } from '../kernel/lock-member.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Tables } from '../kernel/tables.ts';
import { lockAvailable } from '../ledger/postings.ts';
import { limitsOf, storeLimit } from './limit-rows.ts';
import type { LimitKind } from './protection.tables.ts';
import { lockProtection } from './protection-row.ts';

export interface LimitKey {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitWindow;
}

/** Runs a change under every lock that what it limits is counted under. */
export function underLocks<Result>(
  db: Kysely<Tables>,
  memberId: string,
  change: (trx: Transaction<Tables>, row: Awaited<ReturnType<typeof lockProtection>>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async trx => {
    await lockMember(trx, memberId);
    const row = await lockProtection(trx, memberId);
    await lockAvailable(trx, memberId);
    return change(trx, row);
  });
}

function changeLimit(db: Kysely<Tables>, key: LimitKey, next: (limit: DepositLimit) => DepositLimit) {
  return underLocks(db, key.memberId, async trx => {
    const limits = await limitsOf(trx, key.memberId);
    await storeLimit(trx, key, next(limits[key.kind][key.period] ?? { amount: null }));
  });
}

/** A lower limit is in force as soon as this is answered; a higher one, or none (null), waits. Fen. */
export function setLimit(db: Kysely<Tables>, key: LimitKey, amount: bigint | null, now: number) {
  return changeLimit(db, key, limit => askForLimit(limit, amount, now));
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
