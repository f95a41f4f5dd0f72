import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { resultCodes } from '@lobby/api-client/result-codes';
import { md5, pageWire, printPrice, seal } from '@lobby/page-client';
import { describe, expect, it } from 'vitest';
import { page, vectorsOf } from './client/open-page-client.ts';

const { results } = page;

describe('the page client', () => {
  it('imports nothing but Node and its own folder', () => {
    const folder = resolve(import.meta.dirname, '../../../tooling/page-client/src');
    const files = readdirSync(folder);
    const imported = files.flatMap(file =>
      [...readFileSync(resolve(folder, file), 'utf8').matchAll(/\b(?:from|import)\b[\s(]*'([^']+)'/g)].map(
        match => match[1] ?? '',
      ),
    );
    expect(imported.length).toBeGreaterThan(files.length);
    expect(imported.filter(name => !/^(node:[\w/]+|\.\/[\w-]+\.ts)$/.test(name))).toEqual([]);
  });

  it('has exactly the codes of vectors/codes.json and of the catalogue', () => {
    expect([...new Set(Object.values(results))].length).toBeGreaterThan(50);
    const listed = Object.keys(vectorsOf('codes.json')).map(Number);
    expect(listed.filter(code => !page.codes.includes(code))).toEqual([]);
    expect([...page.codes].sort()).toEqual(Object.keys(resultCodes).map(Number));
  });

  const wire = pageWire(page);
  const vectors = vectorsOf('wire.json');
  const hex = (text: string) => Buffer.from(text, 'hex');
  const keyOf = (vector: Vector) => ({ id: vector.keyId, bytes: hex(vector.keyHex) });
  type Vector = Record<'keyId' | 'keyHex' | 'ivHex' | 'plaintext' | 'additionalData' | 'md5', string> &
    Parameters<typeof wire.sign>[1] & { expected: never };

  it.each<Vector>(vectors.signature)('signs $method $path as the vectors have it', vector => {
    expect(wire.sign(keyOf(vector), vector, hex(vector.ivHex))).toBe(vector.expected);
  });
  it.each<Vector>(vectors.signatureV1)('signs $method $path by version 1 as the vectors have it', vector => {
    const all = { ...vector, token: '', content: '' };
    expect(wire.sign(keyOf(vector), all, hex(vector.ivHex), 'v1')).toBe(vector.expected);
  });
  it.each<Vector>(vectors.path)('hides the path $path as the vectors have it', vector => {
    expect(wire.hidePath(keyOf(vector), vector, hex(vector.ivHex))).toBe(vector.expected);
  });
  it.each<Vector>(vectors.body)('hides and opens the body $plaintext as the vectors have it', vector => {
    const { plaintext, requestId, expected } = vector;
    expect(wire.hideBody(keyOf(vector), plaintext, requestId, hex(vector.ivHex))).toEqual(expected);
    expect(wire.openAnswer(keyOf(vector), expected, requestId)).toBe(plaintext);
  });
  it.each<Vector>(vectors.value)('hides the value of $additionalData as the vectors have it', vector => {
    const { plaintext, additionalData } = vector;
    const sealed = seal(hex(vector.keyHex), plaintext, additionalData, hex(vector.ivHex));
    expect([sealed.toString('base64'), md5(plaintext)]).toEqual([vector.expected, vector.md5]);
  });

  it.each(page.prices)('prints the price $price in every format as documented', ({ price, printed }) => {
    for (const [format, text] of Object.entries(printed)) expect(printPrice(price, format)).toBe(text);
    expect(Object.keys(printed)).toHaveLength(4);
  });
});
