import { expect, it } from 'vitest';
import { docCommentsOf } from './doc-comments.ts';

const words = (text: string, language: 'ts' | 'js' = 'ts') =>
  docCommentsOf(text, language).map(comment => comment.words);

it('counts the words of a doc comment, its tags among them', () => {
  expect(words('/** Opens an order. */')).toEqual([3]);
  expect(words('/**\n * Opens an order.\n *\n * @throws Error when it is closed.\n */')).toEqual([9]);
});

it('counts only the prose of plain JavaScript, whose tags are types', () => {
  const text = '/**\n * Closes connections.\n *\n * @param {Server} server that is listening\n */';
  expect(words(text, 'js')).toEqual([2]);
  expect(
    words('/**\n * @typedef {object} Order\n * @property {string} method of payment\n */', 'js'),
  ).toEqual([0]);
  expect(words('/** Opens an order. */', 'js')).toEqual([3]);
});

it('is not misled by other comments and by globs', () => {
  expect(words("// one two\n/* three four */\nconst all = ['packages/**/*.ts', 'b/*/c'];")).toEqual([]);
});

it('names the line', () => {
  expect(docCommentsOf('first\n  /** Opens an order. */', 'ts')).toEqual([
    { line: 2, words: 3, start: 'Opens an order.' },
  ]);
});
