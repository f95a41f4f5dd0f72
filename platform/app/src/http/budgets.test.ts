import { randomBytes } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Limit, Tally } from '@lobby/platform-kernel/calls/limits';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { describe, expect, it } from 'vitest';
import { callerAddress } from './caller/caller-address.ts';
import { createLimits } from './limits/limits.ts';

/** 1,000 addresses of 2001:db8:0:1::/64, in every spelling. */
const addresses = Array.from({ length: 1_000 }, (_, n) => {
  const host = randomBytes(8).toString('hex').match(/.{4}/g)?.join(':');
  const spellings = [
    `2001:db8:0:1:${host}`,
    `2001:0DB8:0000:0001:${host?.toUpperCase()}`,
    `2001:db8:0:1::${n.toString(16)}`,
    `2001:db8::1:${host}`,
    `2001:db8:0:1::${n.toString(16)}%eth0`,
  ];
  return spellings[n % spellings.length] ?? '';
});

const perAddress = Object.entries(createLimits(1, undefined)).filter(([name]) => name.endsWith('PerAddress'));

describe('every budget per address', () => {
  it('is in this list', () => {
    expect(perAddress.map(([name]) => name)).toEqual([
      'callsPerAddress',
      'captchasPerAddress',
      'codesPerAddress',
      'trialsPerAddress',
      'registrationsPerAddress',
      'warningsPerAddress',
      'marksPerAddress',
    ]);
  });

  it.each(perAddress)('%s is shared by 1,000 addresses of a /64', async (_name, budget: Limit | Tally) => {
    if ('add' in budget) {
      for (const address of addresses) await budget.add(networkOf(address));
      expect(await budget.add(networkOf('2001:db8:0:1::'))).toBe(1_001);
      expect(await budget.add(networkOf('2001:db8:0:2::'))).toBe(1);
      return;
    }
    const spend = (address: string) =>
      budget.spend(networkOf(address)).then(
        () => true,
        () => false,
      );
    // The largest budget is 3,000.
    let spent = 0;
    for (let n = 0; n < 4; n += 1) for (const address of addresses) spent += Number(await spend(address));
    expect(spent).toBeLessThanOrEqual(3_000);
    expect(await spend('2001:db8:0:1::')).toBe(false);
    expect(await spend('2001:db8:0:2::')).toBe(true);
  });
});

it('logins from a /64 share the budget of one address: ten are admitted', async () => {
  const running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 });
  const codes = new Map<number, number>();
  for (const [n, address] of addresses.slice(0, 50).entries()) {
    const headers = { 'x-forwarded-for': address };
    const guess = { name: `victim${n}`, password: md5('guess') };
    const { status_code: code } = await testClient(running.url).send(contract.userSession.login, guess, {
      headers,
    });
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  await running.stop();
  expect(codes.get(codeOf('invalid-credentials'))).toBe(10);
  expect(codes.get(codeOf('frequent-submission'))).toBe(40);
});

it('an IPv4-mapped IPv6 address is counted as the IPv4 address', () => {
  for (const spelled of ['::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201', '192.0.2.1']) {
    expect(networkOf(callerAddress(spelled, '', { trustedProxies: 0 }))).toBe('192.0.2.1');
  }
});
