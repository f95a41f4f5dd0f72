import { request as open } from 'node:http';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { leastCost } from '@lobby/platform-identity/members/passwords/passwords';
import { networksOf } from '@lobby/platform-kernel/calls/networks';
import { signedHeaders } from '@lobby/platform-testing/client/signed-headers';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningPlatform } from '../../platform.ts';
import { callerAddress } from '../caller/caller-address.ts';
import { createLoadGate } from './load-gate.ts';

const { login } = contract.userSession;
const { preInfo } = contract.configuration;
const { sliderCaptcha } = contract.userVerification;
let running: RunningPlatform | undefined;
afterEach(() => running?.stop());

const tooOften = codeOf('frequent-submission');
const wrong = codeOf('invalid-credentials');

/** Starts a validly signed call of whose body most is missing. */
async function halfSent(url: string) {
  const headers = {
    ...(await signedHeaders({ path: preInfo.path, content: '{}' })),
    'content-length': 100,
    expect: '100-continue',
  };
  const call = open(`${url}${preInfo.path}`, { method: 'POST', headers }).on('error', () => {});
  call.flushHeaders();
  // The server has then read the headers and passed the call on.
  await new Promise(resolve => call.once('continue', resolve));
  call.write('{');
  return call;
}

describe('guessing passwords', () => {
  it('stops after ten attempts from one address, whatever the names', async () => {
    running = await testPlatform({ rateLimitScale: 1 });
    const codes: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const guess = { name: `victim${n}`, password: md5('guess') };
      codes.push((await testClient(running.url).send(login, guess)).status_code);
    }
    expect(codes).toEqual([...Array(10).fill(wrong), tooOften, tooOften]);
  });

  it('stops after ten attempts on one name from one network; other networks may still try the name', async () => {
    running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const codes: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const guess = { name: n % 2 ? 'Victim1' : 'victim1', password: md5('guess') };
      codes.push((await testClient(running.url).send(login, guess, from('198.51.100.1'))).status_code);
    }
    expect(codes).toEqual([...Array(10).fill(wrong), tooOften, tooOften]);
    const elsewhere = { name: 'victim1', password: md5('guess') };
    const other = await testClient(running.url).send(login, elsewhere, from('198.51.100.99'));
    expect(other.status_code).toBe(wrong);
  });

  it('is not assumed of a member who logs in often', async () => {
    running = await testPlatform({ rateLimitScale: 1 });
    for (let n = 0; n < 15; n += 1) {
      await testClient(running.url).call(login, { name: 'demo88', password: md5('play8888') });
    }
  });
});

describe('the budget of all calls', () => {
  it('is shared by a whole /64, whose addresses belong to one caller', async () => {
    running = await testPlatform({ rateLimitScale: 2 / 3_000, trustedProxies: 1 });
    const codes: number[] = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::1', '2001:db8:1:3::1']) {
      const headers = { 'x-forwarded-for': address };
      const { status_code: code } = await testClient(running.url).send(preInfo, {}, { headers });
      codes.push(code);
    }
    const success = codeOf('success');
    expect(codes).toEqual([success, success, tooOften, success]);
  });

  it('is not spent by session checks', async () => {
    running = await testPlatform({ rateLimitScale: 20 / 3_000, demoMembers: 2 });
    const client = testClient(running.url);
    const demo = { name: 'demo88', password: md5('play8888') };
    client.token = (await client.call(login, demo)).token;
    for (let n = 0; n < 7; n += 1) await client.call(contract.userDevices.sessionAlive, {});
    for (let n = 0; n < 19; n += 1) await testClient(running.url).call(preInfo, {});
    expect((await testClient(running.url).send(preInfo, {})).status_code).toBe(tooOften);
  });

  it('is shared by a /64 for puzzles too', async () => {
    running = await testPlatform({ rateLimitScale: 1 / 240, trustedProxies: 1 });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const first = await testClient(running.url).send(sliderCaptcha, {}, from('2001:db8:1:2::1'));
    const second = await testClient(running.url).send(sliderCaptcha, {}, from('2001:db8:1:2::2'));
    expect([first.status_code, second.status_code]).toEqual([codeOf('success'), tooOften]);
  });
});

describe('the address of a caller', () => {
  const headers = '6.6.6.6, 203.0.113.9, 10.0.0.2';

  it('is the socket’s without proxies, whatever a header says', () => {
    expect(callerAddress('::ffff:192.0.2.1', headers, { trustedProxies: 0 })).toBe('192.0.2.1');
  });

  it('is the one reported by the outermost trusted proxy', () => {
    expect(callerAddress('10.0.0.1', headers, { trustedProxies: 2 })).toBe('203.0.113.9');
  });

  it.each(['198.51.100.7', '2001:db8::7', 'unknown'])(
    'is the socket’s for %s, who bypasses the proxies with a forged header',
    stranger => {
      expect(callerAddress(stranger, headers, { trustedProxies: 1 })).toBe(stranger);
    },
  );

  it('is trusted from the networks an operator configures, and then from no others', () => {
    const trust = { trustedProxies: 1, proxyNetworks: networksOf(['198.51.100.0/24', '2001:db8::7']) };
    expect(callerAddress('198.51.100.7', headers, trust)).toBe('10.0.0.2');
    expect(callerAddress('2001:db8::7', headers, trust)).toBe('10.0.0.2');
    expect(callerAddress('127.0.0.1', headers, trust)).toBe('127.0.0.1');
  });
});

describe('under more load than it can carry', () => {
  it('rejects visitors first, and money calls only when their reserved places are taken too', () => {
    const gate = createLoadGate(2);
    const leave = [gate.enter(), gate.enter()];
    expect(() => gate.reserveForMoney()).not.toThrow();
    leave.push(gate.enter());
    expect(() => gate.reserveForMoney()).toThrow('system-busy');
    leave.push(gate.enter());
    expect(() => gate.enter()).toThrow('system-busy');
    for (const undo of [...leave, ...leave]) undo();
    expect(gate.inFlight()).toBe(0);
  });

  it('gives no place to calls whose body has not arrived', async () => {
    running = await testPlatform({ maxInFlight: 1 });
    const slow = await Promise.all(Array.from({ length: 3 }, () => halfSent(running?.url ?? '')));
    const answer = await testClient(running.url).send(preInfo, {});
    for (const each of slow) each.destroy();
    expect(answer.status_code).toBe(codeOf('success'));
  });

  it('answers "busy" instead of queueing password hashes without limit', async () => {
    running = await testPlatform({}, { passwordCost: leastCost });
    const tries = Array.from({ length: 200 }, (_, n) =>
      testClient(running?.url ?? '').send(login, { name: `flood${n}`, password: md5('x') }),
    );
    const codes = new Set((await Promise.all(tries)).map(answer => answer.status_code));
    expect(codes).toEqual(new Set([wrong, codeOf('system-busy')]));
    const after = await testClient(running.url).send(login, { name: 'demo88', password: md5('play8888') });
    expect(after.status_code).toBe(codeOf('success'));
  });
});
