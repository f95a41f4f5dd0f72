import { contract } from '@lobby/api-client/contract';
import type { Maintenance } from '@lobby/platform-kernel/calls/maintenance';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely } from 'kysely';

/** How long the list of closed sites is cached, ms. */
const readEveryMs = 1_000;

/** Customer service stays available during maintenance. */
const alwaysAnswered: ReadonlySet<string> = new Set([contract.configuration.onlinecustomservice.path]);

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
        // What could not be read is read again with the next call, and not for every call of a second a failure.
        closed.catch(() => {
          readAt = Number.NEGATIVE_INFINITY;
        });
      }
      const sites = await closed;
      if (!sites.has(siteId) || alwaysAnswered.has(path)) return;
      const until = sites.get(siteId);
      throw new Refusal('maintenance', until === undefined ? {} : { data: { until } });
    },
  };
}

async function closedSites(db: Kysely<Tables>): Promise<ReadonlyMap<string, number | undefined>> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'closed_until'])
    .where('closed', '=', true)
    .execute();
  return new Map(rows.map(row => [row.id, row.closed_until === null ? undefined : Number(row.closed_until)]));
}
