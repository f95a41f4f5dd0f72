import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSites } from '@lobby/platform-identity/sites/demo-sites';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { type RunningPlatform, startPlatform } from '../platform.ts';
import { auditBooks } from './audit-books.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lobby-audit-'));
const books = { databaseUrl: undefined, dataDir };
let running: RunningPlatform;
beforeAll(async () => {
  running = await startPlatform({ ...testConfig, inMemory: false, dataDir, demoMembers: 0 });
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('reports a folder in use by a running platform, and a missing folder', async () => {
  await expect(auditBooks(books)).rejects.toThrow('already in use');
  await expect(auditBooks({ ...books, dataDir: join(dataDir, 'elsewhere') })).rejects.toThrow('no database');
});

it('prints totals for a balanced ledger, and each violation of an unbalanced one', async () => {
  await testClient(running.url).join('audited1');
  await testClient(running.url).join('audited2');
  await running.stop();
  expect(await auditBooks(books)).toEqual({
    lines: [
      // Three of each member, thirteen of each house.
      `accounts             ${2 * 3 + 13 * demoSites.length}`,
      'operations           0',
      'postings             2',
      expect.stringMatching(/^end of the chains {4}[0-9a-f]{64}$/),
      'sum of all postings  20000 yuan',
      'held by members      20000 yuan',
      'owed by members      0 yuan',
      'given by the houses  20000 yuan',
      'sum of all postings  0.00 USDT',
      'held by members      0.00 USDT',
      'owed by members      0.00 USDT',
      'given by the houses  0.00 USDT',
      'differing purses     0',
      'differing rounds     0',
      'differing transfers  0',
      'violations           0',
    ],
    violations: 0,
  });

  const { db } = await openDatabase({ ...books, inMemory: false });
  await sql`ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_guard`.execute(db);
  await sql`UPDATE ledger_accounts SET balance = balance + 1
    WHERE id = (SELECT id FROM ledger_accounts WHERE kind = 'available' LIMIT 1)`.execute(db);
  // A purse that nothing was moved to, and of which the venue knows 5 yuan.
  const purse = sql`FROM members WHERE name_key = 'audited1'`;
  await sql`INSERT INTO ledger_accounts (id, site_id, member_id, kind)
    SELECT 'member:' || id || ':venue:LHQP', site_id, id, 'venue' ${purse}`.execute(db);
  await sql`INSERT INTO reference_venue_players (venue, player, balance) SELECT 'LHQP', id, 500 ${purse}`.execute(
    db,
  );
  await db.destroy();
  const { lines, violations } = await auditBooks(books);
  expect(violations).toBe(3);
  expect(lines).toContain('differing purses     1');
  expect(lines).toContain('held by members      20000.01 yuan');
  expect(lines.at(-3)).toMatch(/has 1000001 fen, its postings say 1000000$/);
  expect(lines.at(-2)).toBe('  members have 2000001 fen, the houses gave 2000000');
  expect(lines.at(-1)).toMatch(/^ {2}member \S+ has 0 fen at LHQP by the books, the venue says 500$/);
});
