import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { hour } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { userSession: user, userVerification: verification } = contract;
const [wrong, spent] = [codeOf('invalid-parameter'), codeOf('max-phone-attempts')];
const clock = manualClock(Date.now());

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 }, { clock });
});
afterAll(() => running.stop());

/** A member with a phone, 13800138066, whose password the attacker knows. */
const victim = { name: 'demo66', password: md5('play6666') };
const from = (n: number) => ({
  timeMs: clock.now(),
  headers: { 'x-forwarded-for': `2001:db8:${n.toString(16)}:1::1` },
});

async function challenge(client: TestClient, n: number): Promise<string> {
  const { data } = await client.send(user.login, victim, from(n));
  return String((data as unknown as { codeId: string }).codeId);
}

async function guess(client: TestClient, codeId: string, n: number, digits: string): Promise<number> {
  const fields = { number: digits, name: victim.name, codeId };
  return (await client.send(verification.sendCodeOne, await sendCodeRequest(fields, {}), from(n)))
    .status_code;
}

/** Opens `challenges` one after the other, each on a device and network of its own, five guesses to each. */
async function attack(challenges: number): Promise<number[]> {
  const codes: number[] = [];
  for (let n = 0; n < challenges; n += 1) {
    const client = testClient(running.url);
    const codeId = await challenge(client, n);
    for (let k = 0; k < 5; k += 1) codes.push(await guess(client, codeId, n, String(1000 + n * 5 + k)));
  }
  return codes;
}

describe('guessing the middle digits of a phone', () => {
  it('is locked after five wrong guesses across challenges, devices and networks', async () => {
    const codes = await attack(20);
    expect(codes.filter(code => code === wrong)).toHaveLength(5);
    expect(codes.filter(code => code === spent)).toHaveLength(95);
  });

  it('rejects the right digits once the five guesses are used, until 24 hours after the first', async () => {
    const client = testClient(running.url);
    const codeId = await challenge(client, 1);
    expect(await guess(client, codeId, 1, '0013')).toBe(spent);
    clock.advance(24 * hour);
    expect(await guess(client, await challenge(client, 1), 1, '0013')).toBe(codeOf('success'));
  });

  it('does not count right guesses, so another code may be requested', async () => {
    const client = testClient(running.url);
    for (let n = 0; n < 7; n += 1) {
      clock.advance(60_000);
      const code = await guess(client, await challenge(client, 30 + n), 30 + n, '0013');
      expect(code).toBe(codeOf('success'));
    }
  });
});

it('compares five of twenty concurrent guesses', async () => {
  clock.advance(24 * hour);
  const clients = Array.from({ length: 4 }, () => testClient(running.url));
  const ids = await Promise.all(clients.map((client, n) => challenge(client, 60 + n)));
  const guesses = Array.from({ length: 20 }, (_, k) =>
    guess(clients[k % 4]!, ids[k % 4]!, 60 + (k % 4), String(2000 + k)),
  );
  const codes = await Promise.all(guesses);
  expect(codes.filter(code => code === wrong)).toHaveLength(5);
  expect(codes.filter(code => code === spent)).toHaveLength(15);
});
