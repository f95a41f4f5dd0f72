import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Passwords } from '@lobby/platform-kernel/domain/passwords';
import { type Kysely, sql } from 'kysely';

/** Wrong tries in a row that lock the withdrawal password, and for how long. */
export const triesOfPassword = 5;
export const passwordLockMs = 3 * 3_600_000;

interface Try {
  readonly memberId: string;
  /** md5, as sent. */
  readonly typed: string;
  /** ms */
  readonly now: number;
}

/**
 * Compares a withdrawal password. A try is counted before it is hashed, in one statement, so that five are judged
 * however many come at once. A right one clears it.
 * @returns the hash that matched.
 * @throws Refusal 'withdrawal-protection-error', 'password-check-failure' with `{triesLeft}`, 'locking-unavailable'
 *   with `{lockedUntil}`, 'system-busy'.
 */
export async function tryPassword(
  db: Kysely<Tables>,
  passwords: Passwords,
  { memberId, typed, now }: Try,
): Promise<string> {
  const attempt = await takeTry(db, memberId, now);
  if (!attempt) throw await whyNot(db, memberId);
  const right = await passwords.matches(attempt.hash, typed).catch(async error => {
    await giveBack(db, memberId);
    throw error;
  });
  if (right) {
    await clearTries(db, memberId, attempt.hash);
    return attempt.hash;
  }
  if (attempt.tries >= triesOfPassword) throw locked(attempt.locked_until);
  throw new Refusal('password-check-failure', {
    reason: 'withdrawal-password-wrong',
    data: { triesLeft: triesOfPassword - attempt.tries },
  });
}

function takeTry(db: Kysely<Tables>, memberId: string, now: number) {
  const [most, until] = [triesOfPassword, BigInt(now + passwordLockMs)];
  return db
    .updateTable('withdrawal_passwords')
    .set({
      tries: sql`CASE WHEN tries >= ${most}::integer THEN 1 ELSE tries + 1 END`,
      locked_until: sql`CASE WHEN tries = ${most - 1}::integer THEN ${until}::bigint ELSE 0 END`,
    })
    .where('member_id', '=', memberId)
    .where(row => row.or([row('tries', '<', most), row('locked_until', '<=', BigInt(now))]))
    .returning(['hash', 'tries', 'locked_until'])
    .executeTakeFirst();
}

/** Nothing was compared, so it was no try. */
async function giveBack(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db
    .updateTable('withdrawal_passwords')
    .set({ tries: sql`tries - 1`, locked_until: 0n })
    .where('member_id', '=', memberId)
    .where('tries', '>', 0)
    .execute();
}

async function clearTries(db: Kysely<Tables>, memberId: string, hash: string): Promise<void> {
  await db
    .updateTable('withdrawal_passwords')
    .set({ tries: 0, locked_until: 0n })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .execute();
}

async function whyNot(db: Kysely<Tables>, memberId: string): Promise<Refusal> {
  const row = await db
    .selectFrom('withdrawal_passwords')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? locked(row.locked_until) : missing();
}

/** The refusal of a member who has no withdrawal password and needs one. */
export function missing(): Refusal {
  return new Refusal('withdrawal-protection-error', { reason: 'withdrawal-password-missing' });
}

function locked(until: bigint): Refusal {
  return new Refusal('locking-unavailable', {
    reason: 'withdrawal-password-locked',
    data: { lockedUntil: Number(until) },
  });
}
