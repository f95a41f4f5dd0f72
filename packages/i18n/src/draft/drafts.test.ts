import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../vite/compile-messages.ts';
import { draftedFiles } from './drafted-files.ts';
import { overrides } from './overrides.ts';
import { draftBy } from './traditional.ts';

const root = join(import.meta.dirname, '../../../..');
const { catalogs } = draftedFiles(root);
const named = catalogs.map(file => [relative(root, file).replaceAll(sep, '/'), file] as const);
const draft = draftBy(overrides);

describe.each(named)('%s', (_name, file) => {
  const json = readFileSync(file, 'utf8');

  it('compiles as written', () => {
    expect(() => compileCatalog(json, file)).not.toThrow();
  });

  it('compiles in its Traditional draft', () => {
    expect(() => compileCatalog(json, file, draft)).not.toThrow();
  });
});

it('finds the catalogues of the house, those of single screens too', () => {
  const found = named.map(([name]) => name);
  expect(found).toContain('packages/site/src/messages/zh-CN.json');
  expect(found).toContain('packages/sportsbook/src/fairness/messages/zh-CN.json');
});
