import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { solvePicture } from '@lobby/platform-testing/client/solve-captcha';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { login } = contract.userSession;
const [success, wrong] = [codeOf('success'), codeOf('invalid-credentials')];
const [rapid, tooOften] = [codeOf('rapid-verification'), codeOf('frequent-submission')];
const asking = [rapid, codeOf('graphic-verification')];
const right = { name: 'demo88', password: md5('play8888') };
const home = '203.0.113.7';

let running: RunningPlatform;
afterEach(() => {
  vi.restoreAllMocks();
  return running.stop();
});

/** A browser behind an address of its own. */
const visitor = (ip: string, deviceId?: string): TestClient =>
  Object.assign(
    testClient(running.url, '1001', { headers: { 'x-forwarded-for': ip } }),
    deviceId === undefined ? {} : { deviceId },
  );

/** Logs in as a page does: solves the required captchas with the required work. Returns the last code. */
async function logIn(client: TestClient, account: typeof right): Promise<number> {
  let answer = await client.send(login, account);
  // Others push the price up at the same time; it has five steps.
  for (let n = 0; asking.includes(answer.status_code) && n < 6; n += 1) {
    const { work } = answer.data as unknown as { work: { bits: number } };
    const solved = await solvePicture(running.url, client, work);
    answer = await client.send(login, { ...account, ...solved });
  }
  return answer.status_code;
}

/** Wrong passwords of an attacker, from one address or each from another; returns how many were compared. */
async function attack(count: number, from: 'one address' | 'many addresses'): Promise<number> {
  let compared = 0;
  for (let n = 0; n < count; n += 10) {
    const codes = await Promise.all(
      Array.from({ length: Math.min(10, count - n) }, (_, k) => {
        const at = from === 'one address' ? 0 : n + k;
        const address = `198.18.${Math.floor(at / 250)}.${at % 250}`;
        return logIn(visitor(address), { ...right, password: md5('guess123') });
      }),
    );
    compared += codes.filter(code => code === wrong).length;
  }
  return compared;
}

const strict = () => testPlatform({ captcha: 'own', rateLimitScale: 1, trustedProxies: 1 });

describe('wrong passwords from other devices on a member’s name', { timeout: 300_000 }, () => {
  it.each([
    [50, 'one address', 10],
    [50, 'many addresses', 50],
  ] as const)('%i from %s leave the member every way in', async (count, from, compared) => {
    running = await strict();
    const own = visitor(home);
    await own.call(login, right);
    expect(await attack(count, from)).toBe(compared);

    // On the known device without a captcha, at home and from the attacker's address too.
    expect((await own.send(login, right)).status_code).toBe(success);
    expect((await visitor('198.18.0.0', own.deviceId).send(login, right)).status_code).toBe(success);
    expect(await logIn(visitor('203.0.113.99'), right)).toBe(success);
  });

  it('raise the work a login from a new device must do, up to a limit', async () => {
    running = await strict();
    const asked = async () => {
      const { data } = await visitor(home).send(login, right);
      return (data as unknown as { work: { bits: number } }).work.bits;
    };
    const bits: number[] = [];
    for (const more of [2, 2, 4, 8, 16, 32]) {
      await attack(more, 'many addresses');
      bits.push(await asked());
    }
    expect(bits).toEqual([4, 5, 6, 7, 8, 8]);
  });

  it('get the same answers whether or not the name or the device is known', async () => {
    running = await strict();
    await visitor(home).call(login, right);
    const answersTo = async (name: string, net: number) => {
      const answers = [];
      for (let n = 0; n < 13; n += 1) {
        const from = visitor(`198.18.${net}.${n % 2}`);
        answers.push(await from.send(login, { name, password: md5('guess123') }));
      }
      return answers;
    };
    expect(await answersTo('demo88', 1)).toEqual(await answersTo('nobody88', 2));
  });
});

describe('a device the member has used before', () => {
  it('has a budget of its own: ten attempts, the first two without extra work', async () => {
    running = await strict();
    const own = visitor(home);
    await own.call(login, right);
    const codes: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      codes.push(
        await logIn(visitor(`203.0.113.${n}`, own.deviceId), { ...right, password: md5('guess123') }),
      );
    }
    expect(codes).toEqual([...Array(10).fill(wrong), tooOften, tooOften]);
    // This does not apply to the attacker’s device and address.
    expect(await logIn(visitor('203.0.113.99'), right)).toBe(success);
  });
});

describe('what counts as a failure', () => {
  it('counts fifty concurrent attempts on one name and network before their passwords are compared', async () => {
    running = await strict();
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => visitor(home).send(login, { ...right, password: md5('guess123') })),
    );
    const count = (code: number) => codes.filter(({ status_code }) => status_code === code).length;
    expect([count(wrong), count(rapid)]).toEqual([2, 48]);
  });

  it('does not count logins rejected as busy, so they require no captcha later', async () => {
    running = await testPlatform({ captcha: 'own', trustedProxies: 1 });
    // Every one on the known device, where nothing asks before the hash does.
    const own = visitor(home);
    await own.call(login, right);
    const hashing = vi.spyOn(running.platform.passwords, 'matches');
    hashing.mockRejectedValue(new Refusal('system-busy'));
    const codes: number[] = [];
    for (let n = 0; n < 12; n += 1) codes.push((await own.send(login, right)).status_code);
    hashing.mockRestore();
    expect(codes).toEqual(Array(12).fill(codeOf('system-busy')));
    for (let n = 0; n < 2; n += 1) {
      const mistyped = await own.send(login, { ...right, password: md5('guess123') });
      expect(mistyped.status_code).toBe(wrong);
    }
  });
});
