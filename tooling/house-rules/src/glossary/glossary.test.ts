import { describe, expect, it } from 'vitest';
import { read } from '../repository.ts';
import { enginePackages, nouns } from './nouns.ts';
import { isAmong, wordsOf, wordsOfTerms } from './words.ts';

/** `docs/glossary.md` has every word that the exported nouns of the domains are made of, or it is a general one. */

const page = 'docs/glossary.md';
const list = 'tooling/house-rules/src/glossary/general-words.txt';
const terms = wordsOfTerms(read(page));
const general = new Set(read(list).split('\n').filter(Boolean));
const explained = new Set([...terms, ...general]);

describe('the glossary', () => {
  it('is compared with the nouns of every kind', () => {
    const found = Object.entries(nouns).filter(([, of]) => of.length >= 10);
    expect(
      found.map(([kind]) => kind),
      'Sources have moved: correct the folders of nouns.ts beside this test.',
    ).toEqual(Object.keys(nouns));
    expect(enginePackages.length).toBeGreaterThanOrEqual(5);
  });

  it.each(Object.keys(nouns))('has the words of all exported nouns: %s', kind => {
    const missing = (nouns[kind] ?? []).flatMap(({ name, file }) =>
      wordsOf(name)
        .filter(word => !isAmong(word, explained))
        .map(word => `${word}  (${name}, ${file})`),
    );
    const remedy =
      `For each word add a row to ${page}: the term, its wire name, both scripts, and what it is. A second word for ` +
      `something that is there is to be replaced by the first. Only a word that every engineer knows goes into ${list}.`;
    expect(missing, `${remedy}\n${missing.join('\n')}`).toEqual([]);
  });

  it('says each word once: none of its own words is called a general one', () => {
    expect(
      [...general].filter(word => terms.has(word)),
      `Take these out of ${list}.`,
    ).toEqual([]);
  });

  it('has its general words in order, each in the singular', () => {
    const words = [...general];
    expect(words).toEqual([...words].sort());
    expect(words).toEqual(words.flatMap(wordsOf));
  });
});
