import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../kernel/tables.ts';
import { auditLedger } from '../ledger/audit.ts';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { pgliteDialect } from './pglite-dialect.ts';

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

it('leaves members with one mailbox in several spellings theirs, under one key, and lets nobody join them', async () => {
  const db = await migratedTo(Object.keys(migrations).filter(name => name < '140'));
  await sql`INSERT INTO sites (id, code, title, h5_domain_url, service_url, cors_origins, encrypt_switch, play_money, opening_balance)
    SELECT '1001', 'xinghe', '星河', 'http://a', 'http://b', '', '1', true, 100`.execute(db);
  const join = (id: string, email: string, at: number) =>
    sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at, email)
      VALUES (${id}, '1001', ${id}, ${id}, 'hash', ${at}, ${email})`.execute(db);
  await join('later', 'lin@x.com.', 2);
  await join('first', 'lin@x.com', 1);
  await join('other', 'lin@y.com', 3);
  await runMigrations(db);
  const { rows } =
    await sql`SELECT id, email, email_key, email_key_shared FROM members ORDER BY created_at`.execute(db);
  expect(rows).toEqual([
    { id: 'first', email: 'lin@x.com', email_key: 'lin@x.com', email_key_shared: false },
    { id: 'later', email: 'lin@x.com', email_key: 'lin@x.com', email_key_shared: true },
    { id: 'other', email: 'lin@y.com', email_key: 'lin@y.com', email_key_shared: false },
  ]);
  const move = (id: string, email: string) =>
    sql`UPDATE members SET email = ${email}, email_key = ${email} WHERE id = ${id}`.execute(db);
  await expect(move('other', 'lin@x.com')).rejects.toThrow('members_by_email');
  await move('later', 'lin@z.com');
  await expect(move('later', 'lin@x.com')).rejects.toThrow('members_by_email');
  await db.destroy();
});

it('writes to a mailbox in its one spelling, and knows more of what is one, without taking it from its holder', async () => {
  const db = await migratedTo(Object.keys(migrations).filter(name => name < '160'));
  await sql`INSERT INTO sites (id, code, title, h5_domain_url, service_url, cors_origins, encrypt_switch, play_money, opening_balance)
    SELECT '1001', 'xinghe', '星河', 'http://a', 'http://b', '', '1', true, 100`.execute(db);
  const join = (id: string, email: string, key: string, at: number) =>
    sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at, email, email_key)
      VALUES (${id}, '1001', ${id}, ${id}, 'hash', ${at}, ${email}, ${key})`.execute(db);
  await join('hidden', 'l.in\u200b@gmail.com', 'lin@gmail.com', 1);
  await join('tagged', 'lin+x@ya.ru', 'lin+x@ya.ru', 2);
  await join('plain', 'lin@yandex.ru', 'lin@yandex.ru', 3);
  await join('none', 'lin@.x.com', 'lin@.x.com', 4);
  await runMigrations(db);
  const { rows } =
    await sql`SELECT id, email, email_key, email_key_shared FROM members ORDER BY created_at`.execute(db);
  expect(rows).toEqual([
    { id: 'hidden', email: 'l.in@gmail.com', email_key: 'lin@gmail.com', email_key_shared: false },
    { id: 'tagged', email: 'lin+x@ya.ru', email_key: 'lin@yandex.ru', email_key_shared: true },
    { id: 'plain', email: 'lin@yandex.ru', email_key: 'lin@yandex.ru', email_key_shared: false },
    { id: 'none', email: 'lin@.x.com', email_key: 'lin@.x.com', email_key_shared: false },
  ]);
  const { rows: left } = await sql<{ tgenabled: string }>`
    SELECT tgenabled FROM pg_trigger WHERE tgname = 'mailbox_key'`.execute(db);
  expect(left).toEqual([{ tgenabled: 'O' }]);
  await db.destroy();
});

it('tells the findings of before by the time of their event, so that its notice is the same one again', async () => {
  const db = await migratedTo(Object.keys(migrations).filter(name => name < '161'));
  await sql`INSERT INTO sites (id, code, title, h5_domain_url, service_url, cors_origins, encrypt_switch, play_money, opening_balance)
    SELECT '1001', 'xinghe', '星河', 'http://a', 'http://b', '', '1', true, 100`.execute(db);
  const note = (kind: string, key: string, body: string) =>
    sql`INSERT INTO payment_findings (id, site_id, provider, kind, key, transaction_id, fen, body, seen_at)
      VALUES (${kind}, '1001', 'reference', ${kind}, ${key}, '', 0, ${body}, 1)`.execute(db);
  await note('taken-back', '["T1","out","refunded","60"]', '{"amount":"60","paidAt":1795320000000}');
  await note('unreadable', 'a hash', 'no JSON');
  await runMigrations(db);
  const { rows } = await sql`SELECT kind, key FROM payment_findings ORDER BY kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'taken-back', key: '["T1","out","refunded","60",1795320000000]' },
    { kind: 'unreadable', key: 'a hash' },
  ]);
  await db.destroy();
});

/** An empty database to which only these migrations have been done. */
async function migratedTo(names: readonly string[]): Promise<Kysely<unknown>> {
  const db = new Kysely<unknown>({ dialect: pgliteDialect(new PGlite()) });
  const done = Object.entries(migrations).filter(([name]) => names.includes(name));
  await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(done) },
  }).migrateToLatest();
  return db;
}
