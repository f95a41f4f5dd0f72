import type { Tables } from '@lobby/platform-kernel/database/tables';
import { auditLedger } from '@lobby/platform-ledger/audit/audit';
import { migratedTo } from '@lobby/platform-testing/database/migrated-to';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';

it('brings a database of the first release up to date, whose last migration has a higher number', async () => {
  const db = await migratedTo([
    '001-sites-and-sessions',
    '002-ledger',
    '003-letters-and-notices',
    '004-rate-limits',
    '050-sportsbook',
  ]);
  await runMigrations(db);
  const tables = (await db.introspection.getTables()).map(table => table.name);
  expect(tables).toEqual(expect.arrayContaining(['sites', 'verifications', 'known_devices', 'captchas']));
  await db.destroy();
});

it('keeps sessions, codes, puzzles, operations and postings of an older database', async () => {
  const before = Object.keys(migrations).filter(name => name < '060');
  expect(before.at(-1)).toBe('059-shared-slips');
  const db = await migratedTo(before);
  await sql`INSERT INTO sites VALUES ('1001', 'xinghe', '星河', 'http://a', 'http://b', '', '1', true, 100)`.execute(
    db,
  );
  await sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at)
    VALUES ('m1', '1001', 'Linqiao88', 'linqiao88', 'hash', 1)`.execute(db);
  await sql`INSERT INTO sessions (id, site_id, member_id, device_id, created_at, seen_at)
    VALUES ('s1', '1001', 'm1', 'd1', 1, 2)`.execute(db);
  await sql`INSERT INTO verifications
    (id, site_id, device_id, purpose, member_id, subject, stage, code_mac, code_expires_at, number_tries, expires_at)
    VALUES ('v1', '1001', 'd1', 'new-device', 'm1', 'mac', 'asked', 'mac of the code', 9, 3, 9)`.execute(db);
  await sql`INSERT INTO captchas VALUES ('c1', 'pass', '1001', 'd1', '', 1, 9)`.execute(db);
  await sql`INSERT INTO operations VALUES ('m1', 'o1', 'bet', 'body', '{"code":"560"}', 1)`.execute(db);
  await sql`INSERT INTO ledger_accounts (id, site_id, member_id, kind) VALUES ('house:1001:issuance', '1001', NULL, 'house'),
    ('member:m1:available', '1001', 'm1', 'available'), ('member:m1:held', '1001', 'm1', 'held')`.execute(db);
  await sql`INSERT INTO ledger_postings
      (site_id, transfer_id, kind, debit_account, credit_account, amount, reference, at)
    VALUES ('1001', 'opening:m1', 'opening', 'house:1001:issuance', 'member:m1:available', 900, 'opening balance', 1),
      ('1001', 'h1', 'hold', 'member:m1:available', 'member:m1:held', 400, 'bet:1', 2),
      ('1001', 'h1', 'void', 'member:m1:held', 'member:m1:available', 400, 'bet:1', 3)`.execute(db);

  await runMigrations(db);
  const one = async (table: string) =>
    (await sql<object>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows;
  expect(await one('sites')).toMatchObject([{ title: '星河', title_zh_tw: '', look: '{}', closed: false }]);
  expect(await one('members')).toMatchObject([{ id: 'm1', name: 'Linqiao88', password_hash: 'hash' }]);
  expect(await one('sessions')).toMatchObject([{ id: 's1', member_id: 'm1', country: '', city: '' }]);
  expect(await one('verifications')).toMatchObject([
    { id: 'v1', stage: 'asked', code_mac: 'mac of the code' },
  ]);
  expect(await one('captchas')).toMatchObject([{ id: 'c1', kind: 'pass', work_bits: 0 }]);
  expect(await one('operations')).toMatchObject([{ operation_id: 'o1', outcome: '{"code":"560"}' }]);
  await expect(sql`DELETE FROM operations`.execute(db)).rejects.toThrow('append-only');
  expect(await one('ledger_chains')).toMatchObject([{ chain: 'm1', length: 3 }]);
  expect(await one('ledger_postings')).toMatchObject([1, 2, 3].map(place => ({ chain_place: place })));
  expect(await one('ledger_accounts')).toHaveLength(3 + 11);
  await expect(sql`DELETE FROM ledger_postings`.execute(db)).rejects.toThrow('append-only');
  // Safe: the migrations have made all tables.
  expect(await auditLedger(db as Kysely<Tables>)).toEqual([]);
  await db.destroy();
});
