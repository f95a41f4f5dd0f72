import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sign, verify } from '../signing/index.ts';
import { decryptBody, decryptPath, encryptBody, encryptPath, wireKey } from './index.ts';
import { nodeEngine } from './node-engine.ts';

const text = randomBytes(32).toString('base64');
const browser = wireKey('k', text);
const server = wireKey('k', text, nodeEngine);
const requestId = randomUUID();
const iv = Uint8Array.from(randomBytes(12));
const call = {
  method: 'POST',
  path: '/a/b',
  requestId,
  token: 't',
  timeMs: 1_795_190_400_000,
  content: '{"a":"投注"}',
};

describe('the engine of the platform', () => {
  it('produces the same bytes as a browser', async () => {
    const body = JSON.stringify({ text: '投注'.repeat(5_000) });
    expect(await encryptBody(server, body, requestId, iv)).toEqual(
      await encryptBody(browser, body, requestId, iv),
    );
    const path = { path: '/a/b?c=d', timeMs: 5 };
    expect(await encryptPath(server, path, requestId, iv)).toBe(
      await encryptPath(browser, path, requestId, iv),
    );
    const parts = { ...call, clientIp: '203.0.113.7' };
    expect(await sign(server, parts, { iv })).toBe(await sign(browser, parts, { iv }));
  });

  it('decrypts what a browser encrypted, and a browser what it encrypted', async () => {
    for (const [from, to] of [
      [browser, server],
      [server, browser],
    ] as const) {
      expect(await decryptBody(to, await encryptBody(from, '{}', requestId), requestId)).toBe('{}');
      const path = await encryptPath(from, { path: '/a', timeMs: 5 }, requestId);
      expect(await decryptPath(to, path, requestId)).toEqual({ path: '/a', timeMs: 5 });
      const signature = await sign(from, { ...call, clientIp: '' });
      expect(await verify(() => to, signature, call, call.timeMs)).toMatchObject({ ok: true });
    }
  });

  it.each([
    ['', 0, 0],
    ['AAAA', 3, 3],
    ['AAA=', 2, undefined],
    ['AA==', 1, undefined],
    ['AAA', undefined, 2],
    ['AA', undefined, 1],
    ['AA+/', 3, undefined],
    ['AA-_', undefined, 3],
    ['AB==', undefined, undefined],
    ['AB', undefined, undefined],
    ['A', undefined, undefined],
    ['A A=', undefined, undefined],
    ['****', undefined, undefined],
    ['AAAA====', undefined, undefined],
  ])('reads the canonical spelling of bytes only: %j', (text, base64, base64Url) => {
    expect(nodeEngine.fromBase64(text)?.length).toBe(base64);
    expect(nodeEngine.fromBase64Url(text)?.length).toBe(base64Url);
  });

  it('rejects altered texts, and those of another request or key', async () => {
    const sealed = await encryptBody(server, '{"golds":"200"}', requestId);
    const bytes = Buffer.from(sealed.d, 'base64');
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      expect(await decryptBody(server, { d: altered.toString('base64') }, requestId)).toBeUndefined();
    }
    const other = wireKey('k', randomBytes(32).toString('base64'), nodeEngine);
    expect(await decryptBody(server, sealed, randomUUID())).toBeUndefined();
    expect(await decryptBody(other, sealed, requestId)).toBeUndefined();
    const signature = await sign(server, { ...call, clientIp: '' });
    expect(await verify(() => server, signature, { ...call, content: '{}' }, call.timeMs)).toMatchObject({
      reason: 'forged',
    });
  });
});
