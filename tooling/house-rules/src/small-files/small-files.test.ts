import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read, readJson } from '../repository.ts';
import { homeOf, type Importer, importersOf, LEAST_LINES } from './small-files.ts';

const isTesting = (file: string): boolean => isTest(file) || /\/src\/(.*\/)?testing\//.test(file);
const texts = new Map(filesLike(/^(packages|platform)\/.*\.tsx?$/).map(file => [file, read(file)]));

/** What other packages import stands by itself: the manifest that exports a file is one of its importers. */
const doors = new Map<string, Importer>(
  filesLike(/^(packages|platform)\/[^/]+\/package\.json$/).flatMap(manifest =>
    Object.values(readJson<{ exports?: Record<string, unknown> }>(manifest).exports ?? {}).map(
      (door): [string, Importer] => [
        path.posix.join(path.posix.dirname(manifest), String(door)),
        by(manifest),
      ],
    ),
  ),
);

/** A generator adds to the files that it names. */
const generated = new Map<string, Importer>(
  filesLike(/^tooling\/generators\/src\/.*\.ts$/).flatMap(generator =>
    [...read(generator).matchAll(/'((?:packages|platform)\/[\w./-]+\.tsx?)'/g)].map(
      ([, named = '']): [string, Importer] => [named, by(generator)],
    ),
  ),
);

const short = 'export const a = 1;\n';
const file = 'packages/a/src/page/part.ts';
const beside = by('packages/a/src/page/page.view.tsx');

describe('a short file', () => {
  it('with one importer beside it is part of that one', () => {
    expect(homeOf(file, short, [beside])).toBe(beside.file);
    expect(homeOf(file, short.repeat(LEAST_LINES - 1), [beside, beside])).toBe(beside.file);
  });

  it.each<[why: string, homeless: string | undefined]>([
    ['is long enough', homeOf(file, short.repeat(LEAST_LINES), [beside])],
    ['has several importers', homeOf(file, short, [beside, by('packages/a/src/page/other.tsx')])],
    ['is used from another folder', homeOf(file, short, [by('packages/a/src/other.tsx')])],
    [
      'has a test of its own',
      homeOf(file, short, [beside, by('packages/a/src/page/x.test.ts', { isTest: true })]),
    ],
    ['is fetched lazily', homeOf(file, short, [{ ...beside, isLazy: true }])],
    ['is a door of its package', homeOf(file, short, [beside, by('packages/a/package.json')])],
    ['is handed on by a door', homeOf(file, short, [by('packages/a/src/page/index.ts')])],
    [
      'is one of the calls of a domain',
      homeOf('platform/a/src/part/call.ts', short, [by('platform/a/src/part/part.domain.ts')]),
    ],
    [
      'is a variant by the look of a brand',
      homeOf('packages/a/src/page/hero.part.tsx', short, [by('packages/a/src/page/home.by-look.tsx')]),
    ],
    ['chooses by the look of a brand', homeOf('packages/a/src/page/hero.by-look.tsx', short, [beside])],
    ['has the tables of a folder', homeOf('packages/a/src/page/page.tables.ts', short, [beside])],
    ['is the HTML of a page', homeOf('packages/a/src/page/outbox-page.ts', short, [beside])],
    ['is added to by a generator', homeOf(file, short, [beside, by('tooling/generators/src/a/places.ts')])],
    ['is a layer of a dialog', homeOf('packages/a/src/page/page.form.ts', short, [beside])],
    ['is the hook of a dialog', homeOf('packages/a/src/page/use-page.ts', short, [beside])],
    [
      'is a stage of a call',
      homeOf('packages/api-client/src/request/a.ts', short, [by('packages/api-client/src/request/b.ts')]),
    ],
  ])('stands by itself where it %s', (_why, home) => expect(home).toBeUndefined());

  it('of a package is part of its only importer, or one of the seams', () => {
    const importers = importersOf(texts, isTesting);
    const sources = [...texts].filter(([each]) => !isTesting(each));
    expect(sources.length).toBeGreaterThan(1000);
    const lone = sources.flatMap(([each, text]) => {
      const others = [doors, generated].flatMap(some => some.get(each) ?? []);
      const home = homeOf(each, text, [...(importers.get(each) ?? []), ...others]);
      return home === undefined ? [] : [`${each}: only ${home} imports it`];
    });
    expect(lone, 'Move it into that file; or write a test of its own, where it is a pure unit.').toEqual([]);
  });
});

function by(file: string, more: Partial<Importer> = {}): Importer {
  return { file, isLazy: false, isTest: false, ...more };
}
