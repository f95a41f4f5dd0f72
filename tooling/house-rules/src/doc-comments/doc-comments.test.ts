import { expect, it } from 'vitest';
import { filesLike, read } from '../repository.ts';
import { docCommentsOf } from './doc-comments.ts';

/** Doc comments are short: whoever reads code wants to know what a thing is for, not why it became so. */

const most = 45;
const sources = filesLike(/\.(tsx?|m?js)$/);

it(`a doc comment has ${most} words at most`, () => {
  const long = sources.flatMap(file =>
    docCommentsOf(read(file), /js$/.test(file) ? 'js' : 'ts')
      .filter(({ words }) => words > most)
      .map(({ line, words, start }) => `${file}:${line}  ${words} words: ${start} …`),
  );
  const remedy =
    'Say what it is for in one or two sentences. Move reasons and definitions to docs/designs.md, rules and numbers ' +
    'to docs/rules.md, and name the section: (docs/designs.md#the-maximum-stake).';
  expect(long, `${remedy}\n${long.join('\n')}`).toEqual([]);
});
