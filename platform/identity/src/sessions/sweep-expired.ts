import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { absoluteMs, idleMs } from './sessions.ts';

// Expired tickets are kept a while, so that a late one is rejected as expired rather than as wrong.
const ticketsKeptMs = 3_600_000;

/** Removes what has expired: sessions, grants, tickets. */
export async function sweepExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(row =>
      row.or([row('seen_at', '<', BigInt(now - idleMs)), row('created_at', '<', BigInt(now - absoluteMs))]),
    )
    .execute();
  // Longer than any token could have been good for.
  await db
    .deleteFrom('ended_sessions')
    .where('ended_at', '<', BigInt(now - absoluteMs))
    .execute();
  await db.deleteFrom('login_grants').where('expires_at', '<', BigInt(now)).execute();
  await db
    .deleteFrom('verifications')
    .where('expires_at', '<', BigInt(now - ticketsKeptMs))
    .execute();
}
