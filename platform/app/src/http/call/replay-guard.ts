import './http.tables.ts';
import { SIGNATURE_TOLERANCE_MS } from '@lobby/api-client/signing';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { repeat } from '@lobby/platform-kernel/time/repeat';
import type { Kysely } from 'kysely';

/** Stores the request ids of each site for as long as their signature is valid. */
export interface ReplayGuard {
  /** True for the first use of an id at its site, whoever sends it: the signature binds it to one call. */
  isFirst(requestId: string, siteId: string): Promise<boolean>;
  /** Ends what removes the ids that are no longer valid. */
  stop?(): Promise<void>;
}

// A signature may be early as well as late, so an id can be valid for twice the tolerance.
const rememberMs = 2 * SIGNATURE_TOLERANCE_MS;

const sweepEveryMs = 60_000;

const keyOf = (requestId: string, siteId: string): string => `${siteId} ${requestId}`;

/**
 * For one process. Empty after a restart; money calls do not depend on it, because their operation id is in the ledger.
 */
export function memoryReplayGuard({ clock }: Pick<Platform, 'clock'>): ReplayGuard {
  const seen = new Map<string, number>();
  return {
    async isFirst(requestId, siteId) {
      const now = clock.now();
      // Insertion order is expiry order, so the sweep stops at the first valid one.
      for (const [key, expiresAt] of seen) {
        if (expiresAt > now) break;
        seen.delete(key);
      }
      const key = keyOf(requestId, siteId);
      if (seen.has(key)) return false;
      seen.set(key, now + rememberMs);
      return true;
    },
  };
}

/** Shared by all instances that use one Postgres. */
export function databaseReplayGuard({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): ReplayGuard {
  const sweeping = repeat(
    () => sweepSeen(db, clock.now()),
    sweepEveryMs,
    error => log.warn({ err: error }, 'old request ids could not be removed; trying again in a minute'),
  );
  return {
    async isFirst(requestId, siteId) {
      const row = await db
        .insertInto('seen_requests')
        .values({ id: keyOf(requestId, siteId), expires_at: BigInt(clock.now() + rememberMs) })
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    stop: () => sweeping.stop(),
  };
}

async function sweepSeen(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('seen_requests').where('expires_at', '<', BigInt(now)).execute();
}
