import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, read } from '../repository.ts';
import { constantOf } from './constant.ts';
import { countOf, rulesOf } from './rows.ts';

/** `docs/rules.md` says what the code does. */

const page = 'docs/rules.md';
const rules = rulesOf(read(page));
const fileOf = (link: string) => path.posix.join('docs', link);
const sources = /^(Spec [12] §\d(, §\d)*|Field|Ours)( \([^)]+\))?$/;

const tied = rules.filter(({ constant }) => constant !== undefined);

describe('the page of rules', () => {
  it('has its numbers from the code', () => expect(tied.length).toBeGreaterThan(80));

  it.each(rules.map(rule => [`${rule.section}: ${rule.rule}`, rule] as const))(
    '%s: has a known source, and files that keep it',
    (_name, { source, files }) => {
      expect(files).not.toEqual([]);
      expect(files.filter(file => !isThere(fileOf(file)))).toEqual([]);
      for (const one of source.split('; '))
        expect(one, `Sources of ${page} says which there are.`).toMatch(sources);
    },
  );

  it.each(tied.map(rule => [rule.constant, `${rule.section}: ${rule.rule}`, rule] as const))(
    'has the number of %s (%s)',
    (constant = '', _name, { number, files: [file = ''] }) => {
      const real = constantOf(read(fileOf(file)), constant);
      expect(
        real,
        `${file} has no number ${constant} that can be read: name another one in ${page}.`,
      ).toBeDefined();
      expect(countOf(number), `${file} and ${page} disagree about ${constant}.`).toBe(real);
    },
  );

  it('names the constant of every number', () => {
    const loose = rules.filter(({ number, constant }) => number !== '–' && constant === undefined);
    expect(loose.map(({ rule }) => rule)).toEqual([]);
  });
});
