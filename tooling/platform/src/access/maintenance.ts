import { contract } from '@lobby/api-client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Platform } from '../domain.ts';
import { Refusal } from '../http/refusal.ts';

/** How long the sites that are closed are believed before they are asked for again, ms. */
const readEveryMs = 1_000;

/** Whoever waits may still ask somebody. */
const alwaysAnswered: ReadonlySet<string> = new Set([contract.configuration.onlinecustomservice.path]);

/** Sites that an operator has closed for a while: `closed` and `closed_until` of their row. */
export interface Maintenance {
  /**
   * Lets a call of a site pass.
   * @throws Refusal 'maintenance' while the site is closed, with `until` (ms) when its end is known.
   */
  demandOpen(siteId: string, path: string): Promise<void>;
}

/**
 * Reads the closed sites once a second at most, so that a switch is thrown without a restart on every server and a call
 * costs no question to the database.
 * @param elapsed ms since some fixed moment; not the platform's clock, which tests move.
 */
export function createMaintenance(
  { db }: Pick<Platform, 'db'>,
  elapsed: () => number = () => performance.now(),
): Maintenance {
  let readAt = Number.NEGATIVE_INFINITY;
  let closed: Promise<ReadonlyMap<string, number | undefined>> = Promise.resolve(new Map());

  return {
    async demandOpen(siteId, path) {
      if (elapsed() - readAt >= readEveryMs) {
        readAt = elapsed();
        closed = closedSites(db);
      }
      const sites = await closed;
      if (!sites.has(siteId) || alwaysAnswered.has(path)) return;
      const until = sites.get(siteId);
      throw new Refusal('maintenance', until === undefined ? {} : { data: { until } });
    },
  };
}

async function closedSites(db: Kysely<Database>): Promise<ReadonlyMap<string, number | undefined>> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'closed_until'])
    .where('closed', '=', true)
    .execute();
  return new Map(rows.map(row => [row.id, row.closed_until === null ? undefined : Number(row.closed_until)]));
}
