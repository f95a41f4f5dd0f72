import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@lobby/platform-testing/server/test-config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadDrawSecret } from './draw-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lobby-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (drawSecret?: string) =>
  loadDrawSecret({ ...testConfig, seed: undefined, inMemory: false, dataDir, drawSecret });

it('reads the same 32 bytes from its file at every start', () => {
  const first = load();
  expect(first).toHaveLength(32);
  expect(load()).toEqual(first);
});

it.each(['', 'ab'.repeat(31), `${'ab'.repeat(31)}zz`, 'a sentence'])(
  'refuses the file when it holds "%s", from which results could be computed',
  text => {
    writeFileSync(join(dataDir, 'draw-secret'), text);
    expect(() => load()).toThrow('not 64 hex digits');
  },
);

it('accepts hex digits of either case and rejects anything else', () => {
  expect(load('AB'.repeat(32))).toEqual(load('ab'.repeat(32)));
  expect(() => load('secret')).toThrow('not 64 hex digits');
});
