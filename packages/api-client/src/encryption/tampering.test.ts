import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sign, verify, wireKey } from '../signing/index.ts';
import { decryptBody, decryptPath, encryptBody, encryptPath } from './index.ts';

const key = wireKey('k', btoa('\u0001'.repeat(32)));
const otherKey = wireKey('k', btoa('\u0002'.repeat(32)));
const requestId = '7c1f7c1a-0a61-4e7b-9a55-0f6d3f2b8c01';
const timeMs = 1795190400000;
const path = '/site/api/v1/user/login';
const call = { method: 'POST', path, requestId, token: 't', timeMs, content: '{"a":1}' };

function flipBit(text: string, from: number, seed: number): string {
  const at = from + (seed % (text.length - from));
  const flipped = text.charCodeAt(at) ^ (1 << ((seed >> 8) % 7));
  return text.slice(0, at) + String.fromCharCode(flipped) + text.slice(at + 1);
}

const seed = fc.nat();

describe('one flipped bit', () => {
  it('of a body is rejected', async () => {
    const body = await encryptBody(key, JSON.stringify({ golds: '200', gid: '8101' }), requestId);
    await fc.assert(
      fc.asyncProperty(seed, async n => {
        expect(await decryptBody(key, { d: flipBit(body.d, 0, n) }, requestId)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it('of a path is rejected', async () => {
    const path = await encryptPath(key, { path: '/fd/api/v1/payment/pay', timeMs }, requestId);
    await fc.assert(
      fc.asyncProperty(seed, async n => {
        expect(await decryptPath(key, flipBit(path, 3, n), requestId)).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
  });

  it('of a signature is rejected', async () => {
    const signature = await sign(key, { ...call, clientIp: '' });
    await fc.assert(
      fc.asyncProperty(seed, async n => {
        const verdict = await verify(
          id => (id === 'k' ? key : undefined),
          flipBit(signature, 0, n),
          call,
          timeMs,
        );
        expect(verdict.ok).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a valid part of another call is rejected:', () => {
  it('a body or path under another request id or key', async () => {
    const body = await encryptBody(key, '{}', requestId);
    const path = await encryptPath(key, { path: '/a', timeMs }, requestId);
    const otherId = '00000000-0000-4000-8000-000000000000';
    expect(await decryptBody(key, body, otherId)).toBeUndefined();
    expect(await decryptBody(otherKey, body, requestId)).toBeUndefined();
    expect(await decryptPath(key, path, otherId)).toBeUndefined();
    expect(await decryptPath(otherKey, path, requestId)).toBeUndefined();
  });

  it.each([
    { method: 'GET' },
    { path: '/fd/api/v1/withdraw/new' },
    { requestId: 'x' },
    { token: '' },
    { token: 'of another session' },
    { timeMs: timeMs + 1 },
    { content: '{"a":2}' },
    { content: '' },
  ])('a signature moved to a call with another %o', async other => {
    const signature = await sign(key, { ...call, clientIp: '' });
    const verdict = await verify(() => key, signature, { ...call, ...other }, timeMs);
    expect(verdict).toEqual({ ok: false, reason: 'forged' });
  });

  it.each([
    [undefined, 'missing'],
    ['', 'missing'],
    ['v3.k.AAAA', 'malformed'],
    ['v1.k.AAAA', 'malformed'],
    ['v2.k.****', 'malformed'],
    ['v2.k', 'malformed'],
    ['v2.stranger.AAAA', 'unknown-key'],
    ['v2.k.AAAA', 'forged'],
  ] as const)('the signature %j: %s', async (signature, reason) => {
    const verdict = await verify(id => (id === 'k' ? key : undefined), signature, call, timeMs);
    expect(verdict).toEqual({ ok: false, reason });
  });

  it('a signature more than five minutes from the server’s time, either way', async () => {
    const signature = await sign(key, { ...call, clientIp: '' });
    expect((await verify(() => key, signature, call, timeMs + 300_000)).ok).toBe(true);
    expect((await verify(() => key, signature, call, timeMs - 300_000)).ok).toBe(true);
    const late = await verify(() => key, signature, call, timeMs + 300_001);
    expect(late).toEqual({ ok: false, reason: 'stale' });
    expect(await verify(() => key, signature, call, timeMs - 300_001)).toEqual(late);
  });
});

describe('any text', () => {
  it('is unchanged after encryption and decryption', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 5000 }), async text => {
        expect(await decryptBody(key, await encryptBody(key, text, requestId), requestId)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a key of a brand', () => {
  it('must be 32 bytes, and its id must fit between dots', () => {
    expect(() => wireKey('k', 'c2hvcnQ=')).toThrow('32 bytes');
    expect(() => wireKey('a.b', btoa('\u0001'.repeat(32)))).toThrow('between dots');
  });
});
