import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { childPlatform } from '@lobby/platform-testing/server/child-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';

describe.skipIf(!testDatabaseUrl)(onPostgres('counters of limits'), { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-limits-'));
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  beforeAll(async () => {
    database = await throwawayDatabase();
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are removed once their window is over, and not before', async () => {
    const start = () =>
      childPlatform(['--port', '0', '--data-dir', folder, '--seed', '1'], { DATABASE_URL: database.url });
    await (await start()).stop();
    const books = await openDatabase({ databaseUrl: database.url, dataDir: folder, inMemory: false });
    const now = Date.now();
    await sql`INSERT INTO rate_limits (key, points, expire)
      VALUES ('try-name:anybody', 1, ${now - 1}), ('launch:member', 60, ${now + 600_000})`.execute(books.db);
    const server = await start();
    const kept = async () => {
      const { rows } = await sql<{ key: string }>`SELECT key FROM rate_limits`.execute(books.db);
      return rows.map(({ key }) => key);
    };
    await expect.poll(kept).toEqual(['launch:member']);
    await server.stop();
    await books.db.destroy();
  });
});
