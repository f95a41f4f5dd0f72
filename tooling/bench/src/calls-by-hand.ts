import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { readConfig, startPlatform, tokenHash } from '@lobby/platform-testing/internals/running';
import { createSimulation } from '@lobby/platform-testing/internals/simulation';
import { createFeed, createMatchStore } from '@lobby/platform-testing/internals/sportsbook';
import { mainType } from '@lobby/sports';
import { Hono } from 'hono';

/**
 * A platform and three of its calls written by hand with Hono and SQL, in one process and on one database, without
 * signature, encryption, limits and checks. They are the reference for the cost of a call. Prints both addresses.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'lobby-calls-'));
const config = readConfig(['--port', '0', '--data-dir', join(dataDir, 'data')], process.env);
const running = await startPlatform(config);
const { platform, database } = running;

type Rows = Promise<Record<string, unknown>[]>;
const ask = async (sql: string, values: unknown[]): Rows => {
  const { pool, pglite } = database;
  return (pool ? await pool.query(sql, values) : await pglite!.query<Record<string, unknown>>(sql, values))
    .rows;
};

const memberOf = async (token: string) => {
  const [session] = await ask(
    `SELECT s.created_at, s.seen_at, m.id, m.name FROM sessions s JOIN members m ON m.id = s.member_id
      WHERE s.id = $1 AND s.site_id = $2`,
    [tokenHash(token), '1001'],
  );
  // Several instances store request ids in a shared table; a single one stores them in memory.
  if (database.pool) {
    await ask(
      'INSERT INTO seen_requests (id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [crypto.randomUUID(), Date.now() + 600_000],
    );
  }
  return session;
};

const simulation = createSimulation(platform, {
  addFixtures: async () => {},
  addOutrights: async () => {},
  recordResult: async () => {},
  voidBets: async () => {},
  liftVoid: async () => {},
  startedEarly: async () => {},
  settleMarket: async () => {},
  stopBets: async () => {},
  current: async () => [],
});
const feed = createFeed(createMatchStore(platform.db, platform.clock, simulation), platform.clock);
const preInfo = await testClient(running.url).call(contract.configuration.preInfo, {});

const app = new Hono();
app.post('/nothing', async c => {
  await c.req.json();
  return c.json({ status_code: 6000, data: preInfo, message: '' });
});
app.post('/balance', async c => {
  await c.req.json();
  const member = await memberOf(c.req.header('x-api-token') ?? '');
  if (!member) return c.json({ status_code: 6001 });
  const rows = await ask('SELECT kind, balance FROM ledger_accounts WHERE member_id = $1', [member.id]);
  const fen = (kind: string) => BigInt(String(rows.find(row => row.kind === kind)?.balance ?? 0));
  const data = {
    balance: formatYuan(fen('available')),
    lockMoney: formatYuan(fen('held')),
    centerWalletBalance: formatYuan(fen('available')),
  };
  return c.json({ status_code: 6000, data, message: '' });
});
app.post('/list', async c => {
  await c.req.json();
  const member = await memberOf(c.req.header('x-api-token') ?? '');
  if (!member) return c.json({ status_code: 6001 });
  const data = await feed.list({ gtype: mainType, showtype: 'live', date: '', lid: [] }, '', 'zh-CN');
  return c.json({ status_code: 6000, data, message: '' });
});

app.get('/cpu', c => c.json(process.cpuUsage()));

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`by hand ready http://localhost:${port} ${running.url}`),
);
process.on('SIGTERM', () => running.stop().then(() => process.exit(0)));
