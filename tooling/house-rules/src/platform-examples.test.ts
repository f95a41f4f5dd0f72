import { expect, it } from 'vitest';
import { packageOf } from './arrows/table.ts';
import { filesLike, namesIn, read } from './repository.ts';
import { withoutComments } from './violations.ts';

const squeezed = (text: string): string => withoutComments(text).replace(/\s+/g, ' ').trim();
const sources = filesLike(/^platform\/.*\.tsx?$/).map(file => squeezed(read(file)));
/** The parts of the server; the leaves beside them explain themselves by examples that nobody runs. */
const parts = namesIn('platform').filter(name => packageOf(`platform/${name}`)?.startsWith('platform'));

it.each(parts)('the example in the README of platform/%s stands in the sources as it is', part => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(read(`platform/${part}/README.md`)) ?? [];
  const wanted = squeezed(example);
  expect(wanted.length, 'Show how the package is used, by lines of the platform.').toBeGreaterThan(20);
  expect(
    sources.some(source => source.includes(wanted)),
    `Take these lines from a file of the platform as they are there, comments aside:\n${example}`,
  ).toBe(true);
});
