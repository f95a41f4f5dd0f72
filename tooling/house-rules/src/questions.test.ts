import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, read } from './repository.ts';

/** The questions of a newcomer are answered by few files, which have what the answer says. */

const page = 'docs/questions.md';
const most = 5;
const questions = read(page)
  .split(/^## /m)
  .slice(1)
  .map(section => [section.split('\n')[0] ?? '', section] as const);

/** The steps of an answer: `1. [file](path) `name` …`; a name is optional. */
const stepsOf = (section: string) =>
  [...section.matchAll(/^\d+\. \[[^\]]+\]\(([^)#]+)[^)]*\)(?: `([^`]+)`)?/gm)].map(
    ([, target = '', name]) => ({
      file: path.posix.join('docs', target),
      name,
    }),
  );

describe('the questions of a newcomer', () => {
  it('are six or more', () => expect(questions.length).toBeGreaterThanOrEqual(6));

  it.each(questions)(`%s: opens ${most} files at most`, (_question, section) => {
    const steps = stepsOf(section);
    expect(steps.length).toBeGreaterThan(0);
    expect(
      steps.length,
      `Name the ${most} files that answer it; the rest is found from there.`,
    ).toBeLessThanOrEqual(most);
  });

  it.each(questions)('%s: has its files, and they have its names', (_question, section) => {
    const wrong = stepsOf(section).filter(
      ({ file, name }) => !isThere(file) || (name !== undefined && !read(file).includes(name)),
    );
    expect(wrong, `Correct the file or the name in ${page}.`).toEqual([]);
  });
});
