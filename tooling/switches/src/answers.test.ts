import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleBrand } from '@lobby/brand-kit/testing';
import type { Feature } from '@lobby/feature';
import { describe, expect, it } from 'vitest';
import { type Difference, differences } from './differences.ts';
import { features } from './open-site.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sites = 'platform/identity/src/sites/demo-sites.ts';
const rows: readonly (readonly [string, Difference])[] = Object.entries(differences);

describe('the table of docs/add-a-brand.md', () => {
  const [, section = ''] = read('docs/add-a-brand.md').split('## What each switch changes');
  const table = [...section.matchAll(/^\| `(\w+)` \| (.+) \| (.*)\|$/gm)];

  it('has a row for every answer that is walked, and for no other', () => {
    expect(table.map(([, name]) => name)).toEqual(rows.map(([name]) => name));
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(exampleBrand.switches)));
  });

  it('names the pages that are still to come', () => {
    const named = table.map(([, name, , toCome = '']) => [
      name,
      [...toCome.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
    ]);
    expect(named).toEqual(rows.map(([name, { toCome = [] }]) => [name, toCome]));
  });
});

describe('a page that is still to come', () => {
  const routes = features.flatMap(({ routes = [] }: Feature) => routes);
  const toCome = rows.flatMap(([name, row]) => (row.toCome ?? []).map(path => [path, name] as const));

  it.each(toCome)('%s is not there, or its switch %s has a row that sees it', path => {
    expect(routes.map(route => route.path)).not.toContain(path);
  });
});

describe('withdrawalPassword', () => {
  it.each(readdirSync(join(root, 'brands')))('of %s is the same on the platform', code => {
    const [, answer] = /\bwithdrawalPassword: (true|false),/.exec(read(`brands/${code}/brand.ts`)) ?? [];
    const row = new RegExp(`code: '${code}',[^}]*?\\bwithdrawalPassword: (true|false),`).exec(read(sites));
    expect(answer).toBeDefined();
    expect(row?.[1], `Correct the row of the site in ${sites}.`).toBe(answer);
  });
});
