import { randomBytes } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { solvePicture, solveSlider } from '@lobby/platform-testing/client/solve-captcha';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { dose } from '@lobby/testing';
import { afterEach, describe, expect, it } from 'vitest';

const { login } = contract.userSession;
const guess = md5('guess123');
const wrong = codeOf('invalid-credentials');
const [rapid, tooOften] = [codeOf('rapid-verification'), codeOf('frequent-submission')];
/** Attempts of a flood, in whole twenties. */
const flooding = dose({ small: 40, deep: 200 });

let running: RunningPlatform;
afterEach(() => running.stop());

/** One guess, from an address of its own choice behind a proxy that is trusted. */
const tryFrom = (address: string, name: string, password = guess) =>
  testClient(running.url).send(login, { name, password }, { headers: { 'x-forwarded-for': address } });

/** Sends `count` guesses, twenty at a time; answers how often each code came, and how long it took. */
async function flood(count: number, one: (n: number) => ReturnType<typeof tryFrom>) {
  const codes = new Map<number, number>();
  const begun = Date.now();
  for (let n = 0; n < count; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, k) => one(n + k)));
    for (const { status_code } of answers) codes.set(status_code, (codes.get(status_code) ?? 0) + 1);
  }
  return { of: (code: number) => codes.get(code) ?? 0, codes, tookMs: Date.now() - begun };
}

const address = (n: number) => `198.18.${Math.floor(n / 250)}.${n % 250}`;

describe('with the captcha', () => {
  it(`2 of ${flooding} names are tried from one address, whatever address its header claims`, async () => {
    running = await testPlatform({ captcha: 'own', rateLimitScale: 1 });
    const seen = await flood(flooding, n => tryFrom(address(n), `victim${n}`));
    expect(Object.fromEntries(seen.codes)).toEqual({ [wrong]: 2, [rapid]: flooding - 2 });
  });

  it(`2 of ${flooding} addresses try one name, and its member can still log in`, async () => {
    running = await testPlatform({ captcha: 'own', rateLimitScale: 1, trustedProxies: 1 });
    const seen = await flood(flooding, n => tryFrom(address(n), n % 2 ? 'demo88' : ' DEMO88'));
    expect(Object.fromEntries(seen.codes)).toEqual({ [wrong]: 2, [rapid]: flooding - 2 });

    const member = testClient(running.url);
    const right = { name: 'demo88', password: md5('play8888') };
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await member.send(login, right, { headers })).status_code).toBe(rapid);
    const solved = await solveSlider(running.url, member);
    expect((await member.send(login, { ...right, ...solved }, { headers })).status_code).toBe(
      codeOf('success'),
    );
  });

  it('every attempt with a solved captcha requires more work than the last, from any address', async () => {
    const attempts = dose({ small: 17, deep: 40 });
    running = await testPlatform({ captcha: 'own', rateLimitScale: 1, trustedProxies: 1 });
    const codes: number[] = [];
    const bits: number[] = [];
    for (let n = 0; n < attempts; n += 1) {
      const client = testClient(running.url, '1001', { headers: { 'x-forwarded-for': address(n) } });
      const asked = await client.send(login, { name: 'demo88', password: guess });
      const { work } = (asked.data ?? { work: { bits: 0 } }) as unknown as { work: { bits: number } };
      bits.push(work.bits);
      if (asked.status_code === wrong) continue;
      const cheap = await solvePicture(running.url, client);
      const answer = await client.send(login, { name: 'demo88', password: guess, ...cheap });
      codes.push(answer.status_code);
      if (answer.status_code === wrong) continue;
      const solved = await solvePicture(running.url, client, work);
      codes.push((await client.send(login, { name: 'demo88', password: guess, ...solved })).status_code);
    }
    const most = [
      0,
      0,
      ...Array(2).fill(4),
      ...Array(4).fill(5),
      ...Array(8).fill(6),
      ...Array(16).fill(7),
      ...Array(8).fill(8),
    ];
    expect(bits).toEqual(most.slice(0, attempts));
    // A puzzle of less work than the name costs by now is no try at all.
    const graphic = codeOf('graphic-verification');
    expect(codes).toEqual([
      wrong,
      wrong,
      ...Array(attempts - 4)
        .fill([graphic, wrong])
        .flat(),
    ]);
  });

  it('solved captchas from one address are still limited by its budget', async () => {
    running = await testPlatform({ captcha: 'own', rateLimitScale: 1, trustedProxies: 1 });
    const codes: number[] = [];
    const attempts = dose({ small: 13, deep: 30 });
    for (let n = 0; n < attempts; n += 1) {
      const client = testClient(running.url, '1001', { headers: { 'x-forwarded-for': address(0) } });
      const solved = await solvePicture(running.url, client, { bits: 8 });
      codes.push((await client.send(login, { name: 'demo88', password: guess, ...solved })).status_code);
    }
    expect(codes).toEqual([...Array(10).fill(wrong), ...Array(attempts - 10).fill(tooOften)]);
  });
});

describe('without a captcha, by budgets alone', () => {
  it(`at most ten of ${flooding} names a minute are tried from one address`, async () => {
    running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 });
    const seen = await flood(flooding, n => tryFrom('203.0.113.9', `victim${n}`));
    expect(seen.of(wrong)).toBeGreaterThanOrEqual(10);
    expect(seen.of(wrong)).toBeLessThanOrEqual(10 * Math.ceil(seen.tookMs / minute));
    expect(seen.of(wrong) + seen.of(tooOften)).toBe(flooding);
  });

  it('one /64 of IPv6 is one address', async () => {
    running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 });
    const seen = await flood(flooding / 2, n =>
      tryFrom(`2001:db8:0:1::${(n + 1).toString(16)}`, `victim${n}`),
    );
    expect(seen.of(wrong)).toBeLessThanOrEqual(10 * Math.ceil(seen.tookMs / minute));
  });

  it(`ten of ${flooding} attempts of one address on one name are made; another address has ten of its own`, async () => {
    running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 });
    const seen = await flood(flooding, () => tryFrom(address(0), 'victim1'));
    expect(Object.fromEntries(seen.codes)).toEqual({ [wrong]: 10, [tooOften]: flooding - 10 });
    expect((await tryFrom(address(1), 'victim1')).status_code).toBe(wrong);
  });
});

describe('the automatic way in (kaptchcate 99)', () => {
  const clients = dose({ small: 20, deep: 100 });
  it(`is rejected ${3 * clients} of ${3 * clients} times without a grant, even with the right password and a solved captcha`, async () => {
    running = await testPlatform({ captcha: 'own' });
    const codes = new Map<number, number>();
    for (let n = 0; n < clients; n += 1) {
      const client = testClient(running.url);
      const solved = n % 10 === 0 ? await solveSlider(running.url, client) : undefined;
      const forged = [
        { codeId: '', code: '' },
        { codeId: randomBytes(32).toString('base64url'), code: '' },
        { codeId: solved?.codeId ?? randomBytes(32).toString('base64url'), code: solved?.code ?? '123456' },
      ];
      for (const proof of forged) {
        const asked = { name: 'demo88', password: md5('play8888'), kaptchcate: 99 as const, ...proof };
        const { status_code } = await client.send(login, asked);
        codes.set(status_code, (codes.get(status_code) ?? 0) + 1);
      }
    }
    expect(codes.get(codeOf('success'))).toBeUndefined();
    expect([...codes.values()].reduce((sum, each) => sum + each, 0)).toBe(3 * clients);
  });
});

describe('a name that exists and one that does not', () => {
  it.each(['own', 'off'] as const)('get the same bodies in the same order (captcha: %s)', async captcha => {
    running = await testPlatform({ captcha, rateLimitScale: 1, trustedProxies: 1 });
    const bodiesFor = async (name: string, from: number) => {
      const bodies = [];
      for (let n = 0; n < 13; n += 1) bodies.push(await tryFrom(address(from + n), name));
      return bodies;
    };
    const [known, unknown] = [await bodiesFor('demo88', 0), await bodiesFor('nobody77', 100)];
    expect(known).toEqual(unknown);
    expect(known.map(body => body.status_code)).toContain(wrong);
  });

  // The platform runs in this process, so its work is the time of its CPU, whatever else the machine does.
  it('cost the same work', async () => {
    // Long enough to differ from no hash at all, and less than half of the real one, of which 400 take half a minute.
    // By chance alone 200 pairs stray 0.029 from a half, and 50 pairs 0.058.
    const { attempts, most } = dose({
      small: { attempts: 100, most: 0.32 },
      deep: { attempts: 400, most: 0.11 },
    });
    const passwordCost = { memoryCost: 8_192, timeCost: 2, parallelism: 1 };
    running = await testPlatform({}, { passwordCost });
    await testClient(running.url).join('member77');
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < attempts; n += 1) {
      const before = process.cpuUsage();
      await tryFrom('203.0.113.9', n % 2 ? 'member77' : 'nobody77');
      const { user, system } = process.cpuUsage(before);
      (n % 2 ? known : unknown).push(user + system);
    }
    // How often a known name took longer: 0.5 = indistinguishable, 1 = one is hashed and the other not.
    const longer = known.flatMap(one => unknown.map(other => (one > other ? 1 : one === other ? 0.5 : 0)));
    const auc = longer.reduce<number>((sum, each) => sum + each, 0) / longer.length;
    expect(Math.abs(auc - 0.5), `AUC ${auc.toFixed(3)}`).toBeLessThan(most);
  });
});
