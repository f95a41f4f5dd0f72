import { contract } from '@lobby/api-client/contract';
import { codeOf, type ResultName } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { nowhere } from '@lobby/platform-kernel/calls/place';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { createLog } from '@lobby/platform-kernel/domain/log';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lastCode, sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteLogin } from './note-login.ts';
import { securityLogKeptMs } from './security-log.domain.ts';

const { userSession: user, userDevices: devices, userVerification: verification } = contract;
const { forgetByPhoneOne, forgetByPhoneTwo, forgetByPhoneThree } = contract.userRecovery;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const password = 'lobby2026x';

const clock = manualClock(Math.ceil(Date.now() / minute) * minute);
let logged = '';
let running: RunningPlatform;
beforeAll(async () => {
  const write = (line: string) => {
    logged += line;
  };
  const log = createLog({ level: 'trace', dev: false }, { write });
  running = await testPlatform(
    { trustedProxies: 1, placeHeaders: { country: 'cf-ipcountry', city: 'x-geo-city' } },
    { clock, log },
  );
});
afterAll(() => running.stop());

/** Calls go out at the platform's time, from Chrome on Windows in Shenzhen. */
function caller(siteId?: string): TestClient {
  const headers = {
    'user-agent': chrome,
    'x-forwarded-for': '203.0.113.7',
    'cf-ipcountry': 'CN',
    'x-geo-city': 'Shenzhen',
  };
  return testClient(running.url, siteId, { now: () => clock.now(), headers });
}

async function joined(name: string, siteId?: string) {
  const client = caller(siteId);
  const { userId } = await client.join(name, password);
  return { client, userId, name };
}
const securityLogOf = async (client: TestClient) => (await client.call(devices.securityTrail, {})).list;
const entriesOf = async (client: TestClient) =>
  (await securityLogOf(client)).map(({ kind, reason, times }) => [kind, reason, times]);

describe('the security log', () => {
  it('shows a member a login with device, masked address and place', async () => {
    const { client } = await joined('trail1');
    expect(await securityLogOf(client)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        kind: 'login',
        reason: '',
        about: '',
        device: 'Chrome · Windows',
        ip: '203.0.*.*',
        country: 'CN',
        city: 'Shenzhen',
        at: clock.now(),
        lastAt: clock.now(),
        times: 1,
      },
    ]);
  });

  it('counts the wrong passwords of a minute in one row, also concurrent ones', async () => {
    const { client, name } = await joined('trail2');
    const guess = () => caller().send(user.login, { name, password: md5('wrong') });
    await Promise.all(Array.from({ length: 20 }, guess));
    clock.advance(minute);
    await guess();
    expect(await entriesOf(client)).toEqual([
      ['login-failed', '', 1],
      ['login-failed', '', 20],
      ['login', '', 1],
    ]);
  });

  it('has one row a minute for all unknown names, shown to no member', async () => {
    const before = await rowsOf(null);
    for (let n = 0; n < 5; n += 1)
      await caller().send(user.login, { name: `nobody${n}`, password: md5('wrong') });
    const after = await rowsOf(null);
    expect(after.length - before.length).toBe(1);
    expect(after.at(-1)).toMatchObject({ kind: 'login-failed', times: 5 });
  });

  it('notes why a login was rejected, and that a new device passed its code', async () => {
    const { client, name, userId } = await joined('trail3');
    const phone = '+86 13812345678';
    await running.platform.db.updateTable('members').set({ phone }).where('id', '=', userId).execute();
    const stranger = caller();
    const refused = await stranger.send(user.login, { name, password: md5(password) });
    const codeId = String((refused.data as unknown as { codeId: string }).codeId);
    await stranger.call(
      verification.sendCodeOne,
      await sendCodeRequest({ number: '1234', name, codeId }, {}),
    );
    const code = lastCode(running, phone);
    await stranger.call(user.login, { name, password: md5(password), kaptchcate: 99, codeId, code });
    expect(await entriesOf(client)).toEqual([
      ['login', '', 1],
      ['device-admitted', '', 1],
      ['login-refused', 'device-not-passed', 1],
      ['login', '', 1],
    ]);
    expect(JSON.stringify(await everything())).not.toContain(codeId);
    expect(logged).not.toContain(codeId);
  });

  it('notes ended sessions with the reason, and a new password', async () => {
    const { client, name, userId } = await joined('trail4');
    const again = async () => {
      const other = caller();
      other.token = (await other.call(user.login, { name, password: md5(password) })).token;
      return other;
    };
    await (await again()).call(user.logout, {});
    await again();
    const { id = '' } = (await client.call(devices.memberSessions, {})).find(each => !each.current) ?? {};
    await client.call(devices.endSession, { id });
    await again();
    await client.call(devices.logoutEverywhere, { keepCurrent: true });
    const ended = (await securityLogOf(client)).filter(event => event.kind === 'session-ended');
    expect(ended.map(({ reason, about }) => [reason, about])).toEqual([
      ['others', ''],
      ['one', 'Chrome · Windows'],
      ['logout', ''],
    ]);

    const phone = '+86 13812340000';
    await running.platform.db.updateTable('members').set({ phone }).where('id', '=', userId).execute();
    const who = { phone, name };
    const visitor = caller();
    const { ticket } = await visitor.call(forgetByPhoneOne, who);
    const code = lastCode(running, phone);
    const next = await visitor.call(forgetByPhoneTwo, { ...who, ticket, code });
    const secret = { password: md5('canary2028x'), secondPassword: md5('canary2028x') };
    await visitor.call(forgetByPhoneThree, { ...who, ticket: next.ticket, ...secret });
    expect((await rowsOf(userId)).at(-1)).toMatchObject({ kind: 'password-reset', reason: 'phone' });
  });

  it('never shows rows of another member, on either site', async () => {
    const own = await joined('trail5');
    const neighbour = await joined('trail6');
    const abroad = await joined('trail5', '1002');
    for (const { client } of [own, neighbour, abroad])
      expect(await entriesOf(client)).toEqual([['login', '', 1]]);
    const ids = await Promise.all(
      [own, neighbour, abroad].map(async each => (await securityLogOf(each.client))[0]?.id),
    );
    expect(new Set(ids).size).toBe(3);
    expect((await caller().send(devices.securityTrail, {})).status_code).toBe(codeOf('login-expired'));
  });

  it('returns one page and the total', async () => {
    const { client, name } = await joined('trail7');
    for (let n = 0; n < 4; n += 1) {
      clock.advance(minute);
      await caller().send(user.login, { name, password: md5('wrong') });
    }
    const page = await client.call(devices.securityTrail, { pageNum: 2, pageSize: 2 });
    expect(page).toMatchObject({ pageNum: 2, pageSize: 2, total: 5 });
    expect(page.list.map(event => event.at)).toEqual([clock.now() - 2 * minute, clock.now() - 3 * minute]);
  });
});

it('notes a wrong captcha, but not a requested one or a busy platform', async () => {
  const { db, log, sites } = running.platform;
  const site = sites.byId('1001');
  if (!site) throw new Error('site 1001 is missing');
  const ctx = { db, clock, site, log, ip: '203.0.113.7', place: nowhere, userAgent: '' };
  const { client, name } = await joined('trail11');
  const refuse = (result: ResultName, codeId: string) =>
    noteLogin(ctx, { name, codeId }, () => Promise.reject(new Refusal(result))).catch(() => {});
  await refuse('rapid-verification', '');
  await refuse('system-busy', 'x');
  await refuse('rapid-verification', 'x');
  expect(await entriesOf(client)).toEqual([
    ['login-refused', 'rapid-verification', 1],
    ['login', '', 1],
  ]);
});

describe('a secret', () => {
  it('is in no row and in no line of the log', async () => {
    const { client, name } = await joined('trail8');
    const tokens = [client.token];
    const other = caller();
    const wrong = { name, password: md5('canary2029x'), codeId: 'canary-code-id', code: 'canary-code' };
    await other.send(user.login, wrong);
    tokens.push((await other.call(user.login, { name, password: md5(password) })).token);
    const rows = JSON.stringify(await everything());
    const secrets = [password, md5(password), md5('canary2029x'), 'canary', '203.0.113.7', ...tokens];
    expect(logged).toContain('security event');
    for (const secret of secrets) {
      expect(rows).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it('an unknown name is not stored either, since it may be a password typed in the wrong field', async () => {
    await caller().send(user.login, { name: 'hunter2canary', password: md5('x') });
    expect(JSON.stringify(await everything())).not.toContain('hunter2canary');
    expect(logged).not.toContain('hunter2canary');
  });
});

describe('a row of the security log', () => {
  it('cannot be changed or deleted', async () => {
    const { db } = running.platform;
    for (const change of [
      sql`UPDATE security_events SET kind = 'login'`,
      sql`UPDATE security_events SET times = times + 1, masked_ip = '' WHERE sum_key IS NOT NULL`,
      sql`UPDATE security_events SET times = 1`,
      sql`DELETE FROM security_events`,
      sql`TRUNCATE security_events`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow('append-only');
    }
  });

  it('is deleted after 180 days', async () => {
    const { client, userId } = await joined('trail9');
    await client.call(user.logout, {});
    clock.advance(securityLogKeptMs - 1);
    await running.catchUp();
    expect(await rowsOf(userId)).toHaveLength(2);
    clock.advance(2);
    await running.catchUp();
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('does not block a login when it cannot be written', async () => {
    const { db } = running.platform;
    const { name } = await joined('trail10');
    await sql`ALTER TABLE security_events RENAME TO hidden_events`.execute(db);
    const answer = await caller().send(user.login, { name, password: md5(password) });
    await sql`ALTER TABLE hidden_events RENAME TO security_events`.execute(db);
    expect(answer.status_code).toBe(codeOf('success'));
    expect(logged).toContain('a security event could not be written');
  });
});

const everything = () => running.platform.db.selectFrom('security_events').selectAll().execute().then(plain);

function rowsOf(memberId: string | null) {
  return running.platform.db
    .selectFrom('security_events')
    .selectAll()
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .orderBy('id')
    .execute();
}

/** Without bigint, which JSON does not know. */
function plain(rows: readonly object[]) {
  return rows.map(row => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])));
}
