import { type RunningPlatform, startPlatform } from '@lobby/platform/platform';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { afterAll, beforeAll, expect } from 'vitest';
import { throwawayDatabase } from './database/throwaway-database.ts';
import { addMember } from './members/add-member.ts';
import { giveWithdrawalAccount } from './money/test-withdrawals.ts';
import { cheapPasswords, testConfig } from './server/test-config.ts';

/** Two servers without domains on a Postgres of their own, for the suite that calls it; at its end the books are audited. */
export function twoServers() {
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let servers: RunningPlatform[] = [];
  const server = (n: number): RunningPlatform => {
    const found = servers[n % servers.length];
    if (!found) throw new Error('the servers have not started');
    return found;
  };
  beforeAll(async () => {
    database = await throwawayDatabase();
    const config = { ...testConfig, inMemory: false, databaseUrl: database.url };
    const replace = { domains: [], passwordCost: cheapPasswords };
    servers = [await startPlatform(config, replace), await startPlatform(config, replace)];
  });
  afterAll(async () => {
    if (servers.length > 0) expect(await auditLedger(server(0).platform.db)).toEqual([]);
    await Promise.all(servers.map(each => each.stop()));
    await database?.drop();
  });
  const seat = (n: number): Platform => server(n).platform;
  return {
    /** The one with this number, even or odd. */
    seat,
    /** Their database. */
    url: () => database.url,
    /** A member with this money, and an account for withdrawals of the same id. */
    async memberWithAccount(fen: bigint): Promise<string> {
      const { db, clock } = seat(0);
      const memberId = await addMember(db, { siteId: '1001', fen, at: clock.now() });
      await giveWithdrawalAccount(server(0), { userId: memberId }, 0, memberId);
      await db.updateTable('withdrawal_accounts').set({ holder: '' }).where('id', '=', memberId).execute();
      return memberId;
    },
  };
}
