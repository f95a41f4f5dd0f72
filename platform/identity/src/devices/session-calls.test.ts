import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { userDevices: devices, userSession: user } = contract;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/19.0 Safari/604';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off', trustedProxies: 1 });
});
afterAll(() => running.stop());

async function loggedIn(name: string, userAgent: string, ip: string) {
  const client = testClient(running.url);
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip };
  client.token = (await client.call(user.login, { name, password: md5('play8888') }, { headers })).token;
  return client;
}
const isAlive = async (client: ReturnType<typeof testClient>) =>
  (await client.send(user.memberInfo, {})).status_code === codeOf('success');

it('lists only the member’s own sessions, newest first', async () => {
  const [one, other] = [
    await loggedIn('demo88', chrome, '203.0.113.7'),
    await loggedIn('demo88', iPhone, '2001:db8:aa::5'),
  ];
  await testClient(running.url).join('another1');
  const sessions = await one.call(devices.memberSessions, {});
  expect(sessions).toMatchObject([
    { device: 'Safari · iPhone', ip: '2001:db8:*', current: false },
    { device: 'Chrome · Windows', ip: '203.0.*.*', current: true },
  ]);
  expect(new Set(sessions.map(session => session.id)).size).toBe(2);
  expect((await other.call(devices.memberSessions, {})).map(session => session.current)).toEqual([
    true,
    false,
  ]);
});

it('ends all sessions or all but this one, and none of another member', async () => {
  const stranger = testClient(running.url);
  await stranger.join('stranger1');
  const [one, other] = [await loggedIn('demo88', chrome, '::1'), await loggedIn('demo88', iPhone, '::1')];
  const ended: string[] = [];
  const undo = running.platform.broker.subscribe('session-ended', event => ended.push(event.memberId));

  await one.call(devices.logoutEverywhere, { keepCurrent: true });
  expect(await isAlive(one)).toBe(true);
  expect((await other.send(user.memberInfo, {})).status_code).toBe(codeOf('login-expired'));
  expect(await one.call(devices.memberSessions, {})).toHaveLength(1);

  await one.call(devices.logoutEverywhere, {});
  expect(await isAlive(one)).toBe(false);
  expect(await isAlive(stranger)).toBe(true);
  expect(ended.length).toBeGreaterThanOrEqual(2);
  undo();
});

describe('ending one session', () => {
  const idOf = async (client: ReturnType<typeof testClient>, current: boolean) =>
    (await client.call(devices.memberSessions, {})).find(session => session.current === current)?.id ?? '';

  it('ends only that session, whose next call returns 6001 with ended: elsewhere', async () => {
    const one = testClient(running.url);
    await one.join('oneofall1', 'lobby2026x');
    const [second, third] = [testClient(running.url), testClient(running.url)];
    for (const client of [second, third]) {
      client.token = (
        await client.call(user.login, { name: 'oneofall1', password: md5('lobby2026x') })
      ).token;
    }
    const id = await idOf(third, true);
    await one.call(devices.endSession, { id });
    expect(await isAlive(one)).toBe(true);
    expect(await isAlive(second)).toBe(true);
    expect(await third.send(devices.sessionAlive, {})).toMatchObject({
      status_code: codeOf('login-expired'),
      data: { ended: 'elsewhere' },
    });
  });

  it('ends nothing for a session of another member or an unknown id', async () => {
    const own = testClient(running.url);
    const stranger = testClient(running.url);
    await own.join('notyours1');
    await stranger.join('notyours2');
    await stranger.call(devices.endSession, { id: await idOf(own, true) });
    await stranger.call(devices.endSession, { id: 'f'.repeat(16) });
    expect(await isAlive(own)).toBe(true);
    expect(await isAlive(stranger)).toBe(true);
  });
});

it('the check of a session does not extend it, and after a logout 6001 carries no reason', async () => {
  const clock = manualClock(Date.now());
  const idle = await testPlatform({}, { clock });
  const client = testClient(idle.url, '1001', { now: () => clock.now() });
  await client.join('idle1');
  for (let n = 0; n < 3; n += 1) {
    clock.advance(9 * 60_000);
    expect((await client.send(devices.sessionAlive, {})).status_code).toBe(codeOf('success'));
  }
  clock.advance(4 * 60_000);
  expect(await client.send(devices.sessionAlive, {})).toMatchObject({
    status_code: codeOf('login-expired'),
    data: null,
  });
  await idle.stop();
});
