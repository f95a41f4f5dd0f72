import type { MemberPause } from '@lobby/api-client/contract/pause';
import { exclusionEndsAt, isPauseInForce, type Pause, RETURN_WAITS } from '@lobby/funds';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { findProtection, type ProtectionRow } from './protection-row.ts';

/** The time-out or exclusion that is in force at an instant; undefined without one. */
export function pauseOf(row: ProtectionRow | undefined, now: number): Pause | undefined {
  if (!row || row.pause === '') return undefined;
  const pause: Pause = {
    kind: row.pause,
    until: Number(row.paused_until),
    endAskedAt: row.end_asked_at === null ? null : Number(row.end_asked_at),
  };
  return isPauseInForce(pause, now) ? pause : undefined;
}

/** The pause in force, as the wire shows it; null without one. */
export function shownPause(row: ProtectionRow | undefined, now: number): MemberPause | null {
  const pause = pauseOf(row, now);
  if (!row || !pause) return null;
  const { kind, until } = pause;
  return { kind, since: Number(row.paused_at), until, endsAt: exclusionEndsAt(pause) };
}

/** The pause that a member is in, as the wire shows it; null without one. */
export async function pauseOfMember(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<MemberPause | null> {
  return shownPause(await findProtection(db, memberId), now);
}

/** Whether a time-out or exclusion is in force at an instant. */
export const isPaused = (row: ProtectionRow | undefined, now: number) => pauseOf(row, now) !== undefined;

/**
 * Whether a member may not play: bet, deposit, move money in, get bonuses, write in the chat. In the transaction of a
 * bet, ask after the member's account is locked: a pause is written under that lock.
 */
export async function mayNotPlay(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  return isPaused(await findProtection(db, memberId), now);
}

/** Members in a pause at an instant, for a statement of another domain: `isPauseInForce` as a condition of rows. */
export const pausedMembers = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('member_protection')
    .select('member_id')
    .where(({ and, eb, or }) =>
      or([
        and([eb('pause', '=', 'time-out'), eb('paused_until', '>', BigInt(now))]),
        and([
          eb('pause', '=', 'exclusion'),
          or([eb('end_asked_at', 'is', null), eb('end_asked_at', '>', BigInt(now - RETURN_WAITS))]),
        ]),
      ]),
    );

/** When the member's current pause began, ms; a longer pause that replaces it continues it. Undefined without one. */
export async function pausedSince(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<number | undefined> {
  const row = await findProtection(db, memberId);
  return row && isPaused(row, now) ? Number(row.paused_at) : undefined;
}

/** The refusal for a member who may not play. */
export const pausedRefusal = () => new Refusal('access-denied', { reason: 'play-paused' });
