import { expect, it } from 'vitest';
import { readArguments } from '../command/arguments.ts';
import { askFor } from '../command/ask.ts';
import type { Draft } from '../draft/draft.ts';
import { generators } from '../generators.ts';
import { type Example, examplesIn, pagesOf } from './examples.ts';
import { missingFiles } from './missing-files.ts';
import { unsaved } from './repository.ts';
import { unknownNames } from './unknown-names.ts';

/** What others are made of comes first, on whatever pages they stand. */
const order = [
  'package',
  'call',
  'domain',
  'screen',
  'dialog',
  'code',
  'token',
  'payment-provider',
  'sport',
  'brand',
];

const kindOf = ({ words }: Example) => order.indexOf(words[0] ?? '');

/** Makes what an example makes. @throws an error that names the page to mend. */
async function follow(draft: Draft, { page, line, words: said }: Example): Promise<void> {
  const { kind, words, flags } = readArguments(said);
  const generator = generators.find(each => each.kind === kind);
  const failing = (why: string) => new Error(`${page}: mend the example "${line}". ${why}`);
  if (!generator) throw failing(`Nothing is called "${kind}".`);
  try {
    generator.make(draft, await askFor(generator, draft, words, flags));
  } catch (error) {
    throw failing(String(error));
  }
}

it('every example of the docs makes what it says, with nothing left to ask, one upon another', async () => {
  const draft = unsaved();
  const all = pagesOf(draft).flatMap(page => examplesIn(page, draft.read(page)));
  const different = all.filter(({ line }, at) => all.findIndex(other => other.line === line) === at);
  for (const example of different.sort((a, b) => kindOf(a) - kindOf(b))) await follow(draft, example);
  expect(new Set(different.map(({ words }) => words[0])), 'each kind has an example').toEqual(new Set(order));
  expect(order).toEqual(expect.arrayContaining(generators.map(({ kind }) => kind)));
  expect(unknownNames(draft)).toEqual([]);
  expect(missingFiles(draft)).toEqual([]);
});

const example = (line: string) => examplesIn('a.md', `\`\`\`sh\n${line}\n\`\`\`\n`);

it('an example is read as a shell reads it', () => {
  expect(example('npm run new code 1 -- --name "a b" --seed \'#fff\'   # a remark')[0]?.words).toEqual(
    'code,1,--,--name,a b,--seed,#fff'.split(','),
  );
  expect(example('npm start')).toEqual([]);
});

it('an example with an answer missing names the page to mend', async () => {
  const [half] = example('npm run new package trial');
  await expect(half && follow(unsaved(), half)).rejects.toThrow(
    /^a\.md: mend the example "npm run new package trial".*Say --about/,
  );
});
