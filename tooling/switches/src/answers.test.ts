import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@lobby/brand-kit';
import { exampleBrand } from '@lobby/brand-kit/testing';
import { describe, expect, it } from 'vitest';
import { type Difference, differences } from './differences.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Answers that change nothing on a page: where a test sees what they do change, and what of the site it sets for that. */
const seenElsewhere = {
  restrictedRegions: { test: 'platform/identity/src/sites/admission.test.ts', sets: 'restricted_regions' },
} satisfies Partial<Record<keyof Brand, { readonly test: string; readonly sets: string }>>;
const rows: readonly (readonly [string, Difference])[] = Object.entries(differences);

describe('the table of docs/add-a-brand.md', () => {
  const [, section = ''] = read('docs/add-a-brand.md').split('## What each switch changes');
  const table = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];

  it('has a row for every answer that is walked, and for no other', () => {
    const walked = [...rows.map(([name]) => name), ...Object.keys(seenElsewhere)];
    expect(table.map(([, name]) => name)).toEqual(walked);
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(exampleBrand.switches)));
  });
});

describe('an answer that changes nothing on a page', () => {
  it.each(Object.entries(seenElsewhere))('%s is seen by a test of the platform', (_, { test, sets }) => {
    expect(read(test)).toContain(`set({ ${sets}`);
  });
});
