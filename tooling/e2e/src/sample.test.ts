import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { always, leftOut } from './sample.ts';

const files = readdirSync(join(import.meta.dirname, 'journeys'));

describe('the journeys of a short run', () => {
  it('are those of money and of the ways in, and a quarter of the others', () => {
    const others = files.filter(file => !always.includes(file.replace('.spec.ts', '')));
    const left = leftOut(files);
    expect(left.length).toBe(isDeep ? 0 : Math.floor((others.length * 3) / 4));
    for (const file of left) expect(others).toContain(file);
  });

  it('that are always walked exist', () => {
    const folders = ['journeys', 'cases'].map(folder => join(import.meta.dirname, folder));
    const missing = always.filter(
      name => !folders.some(folder => existsSync(join(folder, `${name}.spec.ts`))),
    );
    expect(missing).toEqual([]);
  });
});
