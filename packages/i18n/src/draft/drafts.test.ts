import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../vite/compile-messages.ts';
import { compileProse } from '../vite/compile-prose.ts';
import { draftedFiles } from './drafted-files.ts';
import { overrides } from './overrides.ts';
import { draftBy } from './traditional.ts';

const root = join(import.meta.dirname, '../../../..');
const { catalogs, pages } = draftedFiles(root);
const named = (files: readonly string[]) =>
  files.map(file => [relative(root, file).replaceAll(sep, '/'), file] as const);
const draft = draftBy(overrides);

describe.each(named(catalogs))('%s', (name, file) => {
  const json = readFileSync(file, 'utf8');

  it('compiles as written', () => {
    expect(() => compileCatalog(json, name)).not.toThrow();
  });

  it('compiles in its Traditional draft', () => {
    expect(() => compileCatalog(json, name, { draft })).not.toThrow();
  });
});

describe.each(named(pages))('%s', (name, file) => {
  const markdown = readFileSync(file, 'utf8');

  it('compiles as written', () => {
    expect(() => compileProse(markdown, name)).not.toThrow();
  });

  it('compiles in its Traditional draft, to the same sections', () => {
    const anchors = (text: string) => compileProse(text, name).sections.map(({ id }) => id);
    expect(anchors(draft.text(markdown))).toEqual(anchors(markdown));
  });
});

it('the catalogues and pages that are found include those of single screens and of several folders', () => {
  const found = named([...catalogs, ...pages]).map(([name]) => name);
  expect(found).toContain('packages/site/src/messages/zh-CN.json');
  expect(found).toContain('packages/sportsbook/src/fairness/messages/zh-CN.json');
  expect(found).toContain('packages/account/src/messages/profile/zh-CN.json');
  expect(found).toContain('packages/content/src/prose/terms.md');
});
