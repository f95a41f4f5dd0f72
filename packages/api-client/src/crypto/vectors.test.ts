import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decryptBody,
  decryptPath,
  decryptValue,
  encryptBody,
  encryptPath,
  encryptValue,
} from '../encryption/index.ts';
import { sign, verify } from '../signing/index.ts';

interface Vector {
  keyId: string;
  keyHex: string;
  ivHex: string;
  requestId: string;
  plaintext: string;
}
interface Signature extends Vector {
  method: string;
  path: string;
  token: string;
  timeMs: number;
  content: string;
  clientIp: string;
  expected: string;
}
interface Vectors {
  signature: Signature[];
  signatureV1: Omit<Signature, 'token' | 'content'>[];
  path: (Vector & { path: string; timeMs: number; expected: string })[];
  body: (Vector & { expected: { d: string } })[];
  value: (Vector & { additionalData: string; md5: string; expected: string })[];
}

const file = resolve(import.meta.dirname, '../../vectors/wire.json');
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const keyOf = (vector: Vector) => ({ id: vector.keyId, bytes: bytes(vector.keyHex) });

const engines = [
  ['WebCrypto', () => {}],
  [
    'script, where crypto.subtle is hidden',
    () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
  ],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe.each(engines)('the fixed vectors, by %s', (_, choose) => {
  it.each(vectors.signature)('signs $method $path', async vector => {
    choose();
    const key = keyOf(vector);
    expect(await sign(key, vector, { iv: bytes(vector.ivHex) })).toBe(vector.expected);
    expect(await verify(() => key, vector.expected, vector, vector.timeMs)).toEqual({
      ok: true,
      keyId: vector.keyId,
      timeMs: vector.timeMs,
      clientIp: vector.clientIp,
    });
  });

  it.each(vectors.signatureV1)(
    'signs $method $path for a platform that supports version 1 only',
    async vector => {
      choose();
      const parts = { ...vector, token: 'not covered', content: 'not covered' };
      expect(await sign(keyOf(vector), parts, { version: 1, iv: bytes(vector.ivHex) })).toBe(vector.expected);
    },
  );

  it.each(vectors.path)('encrypts the path $path', async vector => {
    choose();
    const key = keyOf(vector);
    expect(await encryptPath(key, vector, vector.requestId, bytes(vector.ivHex))).toBe(vector.expected);
    expect(await decryptPath(key, vector.expected, vector.requestId)).toEqual({
      path: vector.path,
      timeMs: vector.timeMs,
    });
  });

  it.each(vectors.body)('encrypts the body $plaintext', async vector => {
    choose();
    const key = keyOf(vector);
    const made = await encryptBody(key, vector.plaintext, vector.requestId, bytes(vector.ivHex));
    expect(made).toEqual(vector.expected);
    expect(await decryptBody(key, vector.expected, vector.requestId)).toBe(vector.plaintext);
  });

  it.each(vectors.value)('encrypts the value of $additionalData', async vector => {
    choose();
    const [key, field] = [keyOf(vector), vector.additionalData];
    expect(await encryptValue(key, vector.plaintext, field, bytes(vector.ivHex))).toBe(vector.expected);
    expect(await decryptValue(key, vector.expected, field)).toBe(vector.plaintext);
  });
});
