import { resultCodes, resultMessage } from '@lobby/api-client/result-codes';
import { expect, it } from 'vitest';
import { filesLike, isTest, read } from '../repository.ts';

/** Whoever changes the words of a code changes one file: nothing repeats them, no page and no test. */

/** Shorter ones are words that anybody may say. */
const shortest = 6;

const messages = new Set(
  Object.values(resultCodes)
    .flatMap(({ name }) => [resultMessage(name, 'zh-CN'), resultMessage(name, 'zh-TW')])
    .filter(words => words.length >= shortest),
);

it('the words of a result code stand in no page', () => {
  const pages = filesLike(/\.mdx?$/).filter(file => !/^(\.changeset\/|CHANGELOG\.md$)/.test(file));
  const repeated = pages.flatMap(page => {
    const text = read(page);
    return [...messages].filter(words => text.includes(words)).map(words => `${page}: ${words}`);
  });
  expect(pages.length).toBeGreaterThan(30);
  expect(repeated, 'Name the code, and leave its words to packages/api-client/src/result-codes.').toEqual([]);
});

it('and are no literal of a test, a story or a journey', () => {
  const tests = filesLike(/\.(tsx?|mjs)$/).filter(file => isTest(file) || file.startsWith('tooling/e2e/'));
  const repeated = tests.flatMap(file =>
    [...read(file).matchAll(/'([^'\n]+)'/g)]
      .filter(([, literal = '']) => messages.has(literal))
      .map(([, literal]) => `${file}: ${literal}`),
  );
  expect(tests.length).toBeGreaterThan(500);
  expect(repeated, "Say resultMessage(<name>, 'zh-CN') in place of the words.").toEqual([]);
});
