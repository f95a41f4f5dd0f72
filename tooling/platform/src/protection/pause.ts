import type { Kysely } from 'kysely';
import { Refusal } from '../kernel/refusal.ts';
import type { Tables } from '../kernel/tables.ts';
import { findProtection, type ProtectionRow } from './protection-row.ts';

/** An exclusion ends so long after its member asked for that. */
export const returnWaitsMs = 24 * 3_600_000;

/** When an exclusion whose end was asked for ends; null while it was not, and for a time-out. */
export function exclusionEndsAt(row: ProtectionRow): number | null {
  return row.pause === 'exclusion' && row.end_asked_at !== null
    ? Number(row.end_asked_at) + returnWaitsMs
    : null;
}

/** Whether a time-out or exclusion is in force at an instant. An exclusion outlasts its term until its end was asked for. */
export function isPaused(row: ProtectionRow | undefined, now: number): boolean {
  if (!row || row.pause === '') return false;
  if (row.pause === 'time-out') return now < Number(row.paused_until);
  const endsAt = exclusionEndsAt(row);
  return endsAt === null || now < endsAt;
}

/**
 * Whether a member may not play: bet, deposit, move money in, get bonuses, write in the chat. In the transaction of a
 * bet, ask after the member's account is locked: a pause is written under that lock.
 */
export async function barred(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  return isPaused(await findProtection(db, memberId), now);
}

/** When the pause began that a member is in, ms; a longer one that takes its place goes on. Undefined without one. */
export async function pausedSince(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<number | undefined> {
  const row = await findProtection(db, memberId);
  return row && isPaused(row, now) ? Number(row.paused_at) : undefined;
}

/** The refusal for a member who is `barred`. */
export const pausedRefusal = () => new Refusal('access-denied', { reason: 'play-paused' });
