import { code } from '@lobby/platform-cashier/providers/reference/code';
import { migratedTo } from '@lobby/platform-testing/database/migrated-to';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';

it('leaves members with one mailbox in several spellings theirs, under one key, and lets nobody join them', async () => {
  const db = await siteBefore('140');
  const join = (id: string, email: string, at: number) =>
    sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at, email)
      VALUES (${id}, '1001', ${id}, ${id}, 'hash', ${at}, ${email})`.execute(db);
  await join('later', 'lin@x.com.', 2);
  await join('first', 'lin@x.com', 1);
  await join('other', 'lin@y.com', 3);
  await runMigrations(db);
  expect(await mailboxes(db)).toEqual([
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
  const db = await siteBefore('160');
  const join = (id: string, email: string, key: string, at: number) =>
    sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at, email, email_key)
      VALUES (${id}, '1001', ${id}, ${id}, 'hash', ${at}, ${email}, ${key})`.execute(db);
  await join('hidden', 'l.in\u200b@gmail.com', 'lin@gmail.com', 1);
  await join('tagged', 'lin+x@ya.ru', 'lin+x@ya.ru', 2);
  await join('plain', 'lin@yandex.ru', 'lin@yandex.ru', 3);
  await join('none', 'lin@.x.com', 'lin@.x.com', 4);
  await runMigrations(db);
  expect(await mailboxes(db)).toEqual([
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

it('identifies earlier findings by the time of their event, so that its notice is the same one again', async () => {
  const db = await siteBefore('161');
  const note = (kind: string, key: string, body: string) =>
    sql`INSERT INTO payment_findings (id, site_id, provider, kind, key, transaction_id, fen, body, seen_at)
      VALUES (${kind}, '1001', ${code}, ${kind}, ${key}, '', 0, ${body}, 1)`.execute(db);
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

it('writes what is known of earlier deposits into their log: how each began, and where it stands', async () => {
  const db = await siteBefore('170');
  await sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at)
    VALUES ('m1', '1001', 'lin', 'lin', 'hash', 1)`.execute(db);
  const order = (
    id: string,
    state: string,
    ended: number | null,
    of: { rate?: string; reason?: string } = {},
  ) =>
    sql`INSERT INTO deposit_orders (id, site_id, member_id, channel_id, method, provider, state, amount, pay_amount,
        bonus_rate, rate, parked_reason, credited, created_at, expires_at, ended_at)
      VALUES (${id}, '1001', 'm1', 'c', 'unionpay', 'reference', ${state}, 1, 1, '0', ${of.rate ?? ''},
        ${of.reason ?? ''}, ${state === 'credited' ? 1 : null}, 10, 20, ${ended})`.execute(db);
  await order('a-claimed', 'claimed', null);
  await order('b-credited', 'credited', 15);
  await order('c-parked', 'parked', 16, { reason: 'under' });
  await order('d-seen', 'expired', 20, { rate: '7.1' });
  await runMigrations(db);
  const { rows } = await sql<{ order_id: string; state: string; source: string; note: string; at: bigint }>`
    SELECT order_id, state, source, note, at FROM deposit_order_events ORDER BY order_id, id`.execute(db);
  expect(rows.map(({ order_id, at, ...event }) => [order_id, Number(at), ...Object.values(event)])).toEqual([
    ['a-claimed', 10, 'waiting', 'member', ''],
    ['a-claimed', 10, 'claimed', 'member', ''],
    ['b-credited', 10, 'waiting', 'member', ''],
    ['b-credited', 15, 'credited', 'unknown', ''],
    ['c-parked', 10, 'waiting', 'member', ''],
    ['c-parked', 16, 'parked', 'provider', 'under'],
    ['d-seen', 10, 'detected', 'provider', ''],
    ['d-seen', 20, 'expired', 'rules', ''],
  ]);
  await db.destroy();
});

it('says of earlier addresses on chains which provider gave them: that of the first order with them', async () => {
  const db = await siteBefore('173');
  await sql`INSERT INTO members (id, site_id, name, name_key, password_hash, created_at)
    VALUES ('m1', '1001', 'lin', 'lin', 'hash', 1), ('m2', '1001', 'wu', 'wu', 'hash', 2)`.execute(db);
  const order = (id: string, provider: string, at: number) =>
    sql`INSERT INTO deposit_orders (id, site_id, member_id, channel_id, method, provider, state, amount, pay_amount,
        bonus_rate, payee_account, created_at, expires_at)
      VALUES (${id}, '1001', 'm1', 'c', 'usdt-trc20', ${provider}, 'expired', 1, 1, '0', 'T1', ${at}, 20)`.execute(
      db,
    );
  await order('a', 'later', 12);
  await order('b', 'first', 11);
  await sql`INSERT INTO chain_addresses (member_id, network, site_id, address)
    VALUES ('m1', 'TRC20', '1001', 'T1'), ('m2', 'TRC20', '1001', 'T2')`.execute(db);
  await runMigrations(db);
  const { rows } = await sql`SELECT address, provider FROM chain_addresses ORDER BY address`.execute(db);
  expect(rows).toEqual([
    { address: 'T1', provider: 'first' },
    { address: 'T2', provider: 'reference' },
  ]);
  await db.destroy();
});

/** A database as it was before this migration, with one site. */
async function siteBefore(migration: string): Promise<Kysely<unknown>> {
  const db = await migratedTo(Object.keys(migrations).filter(name => name < migration));
  await sql`INSERT INTO sites (id, code, title, h5_domain_url, service_url, cors_origins, encrypt_switch, play_money, opening_balance)
    SELECT '1001', 'xinghe', '星河', 'http://a', 'http://b', '', '1', true, 100`.execute(db);
  return db;
}

/** What is stored of the members' mailboxes, in the order in which they joined. */
async function mailboxes(db: Kysely<unknown>): Promise<readonly unknown[]> {
  const { rows } =
    await sql`SELECT id, email, email_key, email_key_shared FROM members ORDER BY created_at`.execute(db);
  return rows;
}

it('calls the clubs and leagues of stored matches as they are called now', async () => {
  const db = await siteBefore('240');
  await sql`INSERT INTO sport_matches (id, gtype, lid, league_cn, league_tw, home_id, home_cn, home_tw, away_id,
      away_cn, away_tw, kickoff, speed_milli, break_minutes, expected_h_milli, expected_c_milli, created_at, ends_at)
    VALUES ('m', 'FT', '130', '', '沙特聯', '1', '', '布拉幹蒂諾紅牛', '2', '', '莫斯科斯巴達', 1000, 1000, 15,
      1500, 1200, 500, 9000)`.execute(db);
  await runMigrations(db);
  const { rows } = await sql`SELECT league_tw, home_tw, away_tw FROM sport_matches`.execute(db);
  expect(rows).toEqual([{ league_tw: '沙烏地聯', home_tw: '布拉干蒂諾紅牛', away_tw: '莫斯科斯巴達' }]);
  await db.destroy();
});
