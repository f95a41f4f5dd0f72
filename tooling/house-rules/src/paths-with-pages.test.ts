import { describe, expect, it } from 'vitest';
import { filesLike, isTest, read } from './repository.ts';

/** A path that has a name leads to a page. */

/** `mine.vip: '/mine/vip'`; a group of `paths` is a line that opens it. */
const named = new Map<string, string>();
let group = '';
for (const line of read('packages/feature/src/paths/paths.ts').split('\n')) {
  const [, opened] = /^ {2}(\w+): \{$/.exec(line) ?? [];
  const [, name, pattern] = /^ +'?([\w-]+)'?: path\('([^']+)'\)/.exec(line) ?? [];
  if (opened) group = `${opened}.`;
  else if (/^ {2}\}/.test(line)) group = '';
  else if (name && pattern) named.set(group + name, pattern);
}
/** The names that a file reads: `mine.vip`, or all of a group by `activity[kind]`. */
const namesIn = (text: string) =>
  [...named.keys()].filter(name => {
    const [of = '', one] = name.split('.');
    return new RegExp(one ? `\\b${of}(\\.${one}\\b|\\[)` : `\\b${of}\\b`).test(text);
  });

const features = filesLike(/^packages\/[^/]+\/src\/index\.tsx?$/).filter(
  file => !isTest(file) && read(file).includes('defineFeature('),
);
const built = [...features, 'packages/site/src/routes/route-table.ts'].flatMap(file => namesIn(read(file)));

describe('a path with a name', () => {
  it('is found in the code', () => {
    expect(named.size).toBeGreaterThan(30);
    expect(features.length).toBeGreaterThan(5);
  });

  it.each([...named.keys()])('%s has a page', name => {
    expect(built, `Bring ${name} in a feature, or take it out of paths.`).toContain(name);
  });
});
