import {
  auditLedger,
  manualClock,
  migrate,
  openDatabase,
  seedSites,
  type Tables,
} from '@lobby/platform-testing/internals/running';
import { addMatches, createFollowed } from '@lobby/platform-testing/internals/simulation';
import { auditExposures, createMatchStore } from '@lobby/platform-testing/internals/sportsbook';
import { addMember } from '@lobby/platform-testing/members/add-member';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { type TestMatch, testSecret } from '@lobby/simulation/testing/match';
import type { Kysely } from 'kysely';

export const siteId = '1001';

/** A sportsbook without a server, on a database and a clock of its own. */
export interface House {
  readonly db: Kysely<Tables>;
  readonly clock: ReturnType<typeof manualClock>;
  readonly store: ReturnType<typeof createMatchStore>;
  readonly members: readonly string[];
  /** The findings of the audits of ledger and exposures. */
  audit(): Promise<string[]>;
  /** How many bets are not settled. */
  openBets(): Promise<number>;
  close(): Promise<void>;
}

/** @param start `opening` of each member, fen; `at`, ms, is what the clock shows first. */
export async function openHouse(
  matches: readonly TestMatch[],
  { members, opening, at }: { readonly members: number; readonly opening: bigint; readonly at: number },
): Promise<House> {
  const clock = manualClock(at);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: '', inMemory: true });
  const { db } = database;
  await migrate(database, () => seedSites(db, testConfig, at));
  const store = createMatchStore(db, clock, createFollowed(testSecret));
  await addMatches(db, matches);
  const ids: string[] = [];
  while (ids.length < members) ids.push(await addMember(db, { siteId, fen: opening, at }));
  return {
    ...{ db, clock, store, members: ids },
    audit: async () => [...(await auditLedger(db)), ...(await auditExposures(db))],
    async openBets() {
      const left = await db
        .selectFrom('sport_bets')
        .select('id')
        .where('status', 'in', ['pending', 'open'])
        .execute();
      return left.length;
    },
    close: () => db.destroy(),
  };
}
