import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { heldFrom } from '../members/withdrawal-hold.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';

/** The hash to store, and the session that stays, if any. */
export interface Replacement {
  readonly memberId: string;
  readonly passwordHash: string;
  readonly keptSession?: string;
}

/**
 * Stores a new password, holds withdrawals, and ends the sessions, grants and codes of the former one. Returns the
 * ids of the ended sessions, for `session-ended` after the commit.
 */
export async function replacePassword(
  trx: Transaction<Tables>,
  ctx: Context,
  { memberId, passwordHash, keptSession }: Replacement,
): Promise<string[]> {
  const now = ctx.clock.now();
  await trx
    .updateTable('members')
    .set({
      password_hash: passwordHash,
      password_changed_at: BigInt(now),
      withdrawals_held_until: heldFrom(now),
    })
    .where('id', '=', memberId)
    .execute();
  await trx.deleteFrom('login_grants').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('verifications').where('member_id', '=', memberId).execute();
  const kept = keptSession === undefined ? {} : { kept: keptSession };
  return endSessionsOf(trx, memberId, 'password', { now, ...kept });
}
