import { expect, it } from 'vitest';
import { pathFinder, pathsNamedIn, sourcesNamedIn } from './named-paths.ts';

it('names are files of code and folders, in backticks', () => {
  const text =
    'See `funds/judge-payment.ts`, `payments/provider/`, `wire.json` and plain.ts.\n```\n`not/this.ts`\n```';
  expect(pathsNamedIn(text)).toEqual(['funds/judge-payment.ts', 'payments/provider/']);
});

it('a package names its own folders and files from `src` on, in backticks', () =>
  expect(
    sourcesNamedIn('`src/page`, `src/messages/`, `src/index.ts`, src/plain and `src/<dialog>/`'),
  ).toEqual(['src/page', 'src/messages', 'src/index.ts']));

it('placeholders are none', () =>
  expect(pathsNamedIn('`x.flow.ts`, `use-x.ts`, `.race.test.ts`')).toEqual([]));

it.each([
  ['judge-payment.ts', true],
  ['funds/judge-payment.ts', true],
  ['packages/funds/src/judge-payment.ts', true],
  ['@lobby/funds/judge-payment.ts', true],
  ['../funds/src/', true],
  ['funds/', true],
  ['money/judge-payment.ts', false],
  ['src/funds/judge-payment.ts', false],
  ['judge.ts', false],
  ['judge-payment/', false],
])('%s is found: %s', (name, found) =>
  expect(pathFinder(['packages/funds/src/judge-payment.ts'])(name)).toBe(found),
);
