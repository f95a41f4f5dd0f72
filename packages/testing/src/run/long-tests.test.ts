import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDeep } from '../dose.ts';
import { leftOut, longTests } from './long-tests.ts';

const root = join(import.meta.dirname, '../../../..');

describe('the long test files', () => {
  it('exist, each once', () => {
    expect(longTests.filter(file => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(longTests).size).toBe(longTests.length);
  });

  it('are left out of a small run but for a quarter, and of a deep one not at all', () => {
    expect(leftOut(['a', 'b', 'c', 'd']).size).toBe(isDeep ? 0 : 3);
    expect(leftOut()).toEqual(leftOut());
  });
});
