import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from '../vite/compile-messages.ts';
import { draftOf, messageFolders } from './message-folders.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = messageFolders(root);

describe.each(folders.map(folder => [basename(dirname(folder.replace('/src/', '/'))), folder]))(
  'the words of %s',
  (_name, folder) => {
    it('have a Traditional draft as fresh as their source (run `npx pnpm --filter @lobby/i18n draft`)', () => {
      expect(readFileSync(join(folder, 'zh-TW.json'), 'utf8')).toBe(draftOf(folder));
    });

    it('compile, in both locales', () => {
      for (const file of ['zh-CN.json', 'zh-TW.json']) {
        const path = join(folder, file);
        expect(() => compileCatalog(readFileSync(path, 'utf8'), path)).not.toThrow();
      }
    });
  },
);

it('finds the message folders of the house, those of single screens too', () => {
  const found = folders.map(folder => relative(root, folder));
  expect(found).toContain(join('packages', 'site', 'src', 'messages'));
  expect(found).toContain(join('packages', 'sportsbook', 'src', 'fairness', 'messages'));
});
