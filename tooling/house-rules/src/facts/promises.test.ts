import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesLike, isThere, read } from '../repository.ts';
import { promises } from './promises/index.ts';

/** Every paragraph of the text pages names the code that keeps what it says, or why nothing has to. */

const pages = filesLike(/^packages\/content\/src\/prose\/.*\.md$/);
const folder = 'tooling/house-rules/src/facts/promises';

describe('the text pages', () => {
  it('are all here', () => {
    expect(pages.map(page => path.posix.basename(page))).toEqual(Object.keys(promises));
  });
});

describe.each(pages)('%s', page => {
  const register = promises[path.posix.basename(page)] ?? {};
  const words = Object.keys(register);
  /** Without front matter, headings, and the rows of tables, which have a test of their own. */
  const paragraphs = read(page)
    .split('\n')
    .slice(3)
    .filter(line => line !== '' && !/^[#|]/.test(line));

  it('promises nothing that nobody keeps', () => {
    const loose = paragraphs.filter(text => !words.some(each => text.includes(each)));
    expect(loose, `Name in ${folder} the test or the code that keeps it, or do not say it.`).toEqual([]);
  });

  it.each(Object.entries(register))('%s', (said, kept) => {
    const found = paragraphs.filter(text => text.includes(said));
    expect(found, `Take “${said}” out of ${folder}, or write words of one paragraph alone.`).toHaveLength(1);
    if (typeof kept === 'string') return;
    expect(kept).not.toEqual([]);
    for (const [file, evidence] of kept) {
      expect(isThere(file), `${file} kept “${said}” and is gone: who keeps it now?`).toBe(true);
      expect(read(file).includes(evidence), `${file} kept “${said}”, and says no more: ${evidence}`).toBe(
        true,
      );
    }
  });
});
