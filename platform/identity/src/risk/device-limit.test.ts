import { randomInt } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lastCode, sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { userSession: user, userVerification: verification, userDevices } = contract;
const clock = manualClock(Date.now());
const password = md5('lobby2026x');
const [success, tooManyDevices] = [codeOf('success'), codeOf('too-many-devices')];

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

const now = () => ({ timeMs: clock.now() });

/** A member with a phone, who is logged in at home and on four other devices, one of them twice. */
async function memberAtLimit(name: string) {
  const phone = `+86 138${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const home = testClient(running.url);
  const { grant } = await home.call(user.register, { name, password, secondPassword: password }, now());
  const { token, userId } = await home.call(
    user.login,
    { name, password, kaptchcate: 99, codeId: grant },
    now(),
  );
  await running.platform.db.updateTable('members').set({ phone }).where('name', '=', name).execute();
  for (const n of [1, 2, 3, 4, 4]) await elsewhere(userId, `device ${n}`);
  return { name, phone, home, token, userId };
}

let sessions = 0;
function elsewhere(memberId: string, device: string) {
  const at = BigInt(clock.now());
  const row = {
    id: `session ${++sessions}`,
    site_id: '1001',
    device_label: device,
    masked_ip: '203.0.*.*',
    country: 'SG',
    city: 'Singapore',
  };
  return running.platform.db
    .insertInto('sessions')
    .values({ ...row, member_id: memberId, device_id: device, created_at: at, seen_at: at })
    .execute();
}

/** A new device that gives the right code; answers what the login says then. */
async function giveCode(client: TestClient, { name, phone }: { name: string; phone: string }) {
  const { data } = await client.send(user.login, { name, password }, now());
  const { codeId } = data as unknown as { codeId: string };
  clock.advance(60_000);
  const request = await sendCodeRequest({ number: phone.slice(7, 11), name, codeId }, { cate: 0 });
  expect((await client.send(verification.sendCodeOne, request, now())).status_code).toBe(success);
  const code = lastCode(running, phone);
  return client.send(user.login, { name, password, kaptchcate: 99, codeId, code }, now());
}

interface TooManyDevices {
  readonly codeId: string;
  readonly sessions: readonly { readonly id: string; readonly device: string; readonly ip: string }[];
}

it('a sixth device that has passed its code chooses which device to log out, and needs no second code', async () => {
  const who = await memberAtLimit('roomy1');
  const client = testClient(running.url);
  const refusal = await giveCode(client, who);
  expect(refusal.status_code).toBe(tooManyDevices);
  const refused = refusal.data as unknown as TooManyDevices;
  expect(
    refused.sessions
      .map(each => each.device)
      .filter(label => label.startsWith('device'))
      .sort(),
  ).toEqual(['device 1', 'device 2', 'device 3', 'device 4']);
  expect(refused.sessions).toHaveLength(5);
  expect(JSON.stringify(refused)).not.toContain('session ');
  expect(refused.sessions.find(each => each.device === 'device 1')).toMatchObject({
    ip: '203.0.*.*',
    country: 'SG',
    city: 'Singapore',
  });

  const chosen = refused.sessions.find(each => each.device === 'device 4');
  const endChosenDevice = { name: who.name, password, kaptchcate: 99 as const, codeId: refused.codeId };
  const { status_code, data } = await client.send(
    user.login,
    { ...endChosenDevice, endSession: chosen?.id },
    now(),
  );
  expect(status_code).toBe(success);
  const { db } = running.platform;
  const left = await db
    .selectFrom('sessions')
    .select('device_label')
    .where('member_id', '=', who.userId)
    .execute();
  expect(left.map(each => each.device_label).filter(label => label === 'device 4')).toEqual([]);
  expect(left).toHaveLength(5);
  client.token = (data as { token: string }).token;
  expect((await client.send(userDevices.memberSessions, {}, now())).status_code).toBe(success);

  const again = await client.send(
    user.login,
    { ...endChosenDevice, endSession: refused.sessions[0]?.id },
    now(),
  );
  expect(again.status_code).toBe(codeOf('authentication-code-error'));
});

it('the device logged out gets 6001 with ended: elsewhere, and the security log notes the code and the ended session', async () => {
  const who = await memberAtLimit('roomy5');
  who.home.token = who.token;
  const client = testClient(running.url);
  const refused = (await giveCode(client, who)).data as unknown as TooManyDevices;
  const home = refused.sessions.find(each => each.device === '');
  const login = { name: who.name, password, kaptchcate: 99 as const, codeId: refused.codeId };
  client.token = (await client.call(user.login, { ...login, endSession: home?.id }, now())).token;

  expect(await who.home.send(userDevices.sessionAlive, {}, now())).toMatchObject({
    status_code: codeOf('login-expired'),
    data: { ended: 'elsewhere' },
  });
  const { list } = await client.call(userDevices.securityTrail, { pageSize: 4 }, now());
  expect(list.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['login', ''],
    ['session-ended', 'one'],
    ['login-refused', 'too-many-devices'],
    ['device-admitted', ''],
  ]);
});

it('a choice that ends no session is rejected with a new valid ticket', async () => {
  const who = await memberAtLimit('roomy2');
  const client = testClient(running.url);
  const tooMany = (await giveCode(client, who)).data as unknown as TooManyDevices;
  const login = (codeId: string, endSession: string | undefined) =>
    client.send(user.login, { name: who.name, password, kaptchcate: 99, codeId, endSession }, now());
  const refused = await login(tooMany.codeId, '0123456789abcdef');
  expect(refused.status_code).toBe(tooManyDevices);
  const next = refused.data as unknown as TooManyDevices;
  expect((await login(next.codeId, next.sessions[0]?.id)).status_code).toBe(success);
});

it('the ticket is rejected with a wrong password, on another device, for another name, as a code, and after it expires', async () => {
  const who = await memberAtLimit('roomy3');
  await memberAtLimit('roomy4');
  const client = testClient(running.url);
  const {
    codeId,
    sessions: [first],
  } = (await giveCode(client, who)).data as unknown as TooManyDevices;
  const good = { name: who.name, password, kaptchcate: 99 as const, codeId, endSession: first?.id };
  const sent = async (from: TestClient, over: object) =>
    (await from.send(user.login, { ...good, ...over }, now())).status_code;
  expect(await sent(client, { password: md5('wrong1234') })).toBe(codeOf('invalid-credentials'));
  expect(await sent(testClient(running.url), {})).toBe(codeOf('authentication-code-error'));
  expect(await sent(client, { name: 'roomy4' })).toBe(codeOf('authentication-code-error'));
  expect(await sent(client, { endSession: '', code: '123456' })).toBe(codeOf('authentication-code-error'));
  clock.advance(10 * 60_000);
  expect(await sent(client, {})).toBe(codeOf('authentication-code-expired'));
});
