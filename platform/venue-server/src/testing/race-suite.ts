import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { afterAll, beforeAll, describe } from 'vitest';
import { type TestVenues, testVenues } from './test-venues.ts';

/** The servers of a suite, from its first test on. */
type Servers = () => readonly [TestVenues, TestVenues];

/** A suite on two servers that share a Postgres of their own, with short chains; skipped where no Postgres is set. */
export function raceSuite(title: string, suite: (servers: Servers) => void): void {
  describe.skipIf(!testDatabaseUrl)(onPostgres(title), () => {
    let servers: ReturnType<Servers> | undefined;
    let drop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const database = await throwawayDatabase();
      drop = database.drop;
      const options = { databaseUrl: database.url, chainSize: { length: 400, keptEach: 20 } };
      const first = await testVenues(options);
      servers = [first, await testVenues(options)];
    });
    afterAll(async () => {
      await Promise.all(servers?.map(server => server.stop()) ?? []);
      await drop?.();
    });
    suite(() => {
      if (!servers) throw new Error('the servers have not started');
      return servers;
    });
  });
}
