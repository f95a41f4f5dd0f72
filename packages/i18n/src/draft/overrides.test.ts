import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draftedFiles } from './drafted-files.ts';
import { overrides } from './overrides.ts';
import { draftBy, draftCatalog, toTraditional } from './traditional.ts';

const file = 'packages/i18n/src/draft/overrides.json';
const root = join(import.meta.dirname, '../../../..');
const { catalogs, pages } = draftedFiles(root);
const messages: Record<string, string> = Object.assign(
  {},
  ...catalogs.map(catalog => JSON.parse(readFileSync(catalog, 'utf8'))),
);
/** The glossary gives its terms in both scripts. */
const prose = [...pages, join(root, 'docs/glossary.md')].map(page => readFileSync(page, 'utf8'));

/** The overrides but for one. */
function without(kind: 'phrases' | 'messages', key: string) {
  const { [key]: _left, ...kept } = overrides[kind];
  return draftBy({ ...overrides, [kind]: kept });
}

describe.each(Object.entries(overrides.phrases))('the override of the phrase “%s”', (phrase, { why }) => {
  const said = Object.entries(messages).filter(([, text]) => text.includes(phrase));
  const read = prose.filter(text => text.includes(phrase));

  it('occurs in a message or on a page', () => {
    expect(said.length + read.length, `No text says “${phrase}” any more: take it out of ${file}.`).not.toBe(
      0,
    );
  });

  it('changes the draft of a text', () => {
    const other = without('phrases', phrase);
    const changed =
      read.some(text => other.text(text) !== toTraditional(text)) ||
      said.some(([id, text]) => other.catalog({ [id]: text })[id] !== draftCatalog({ [id]: text })[id]);
    expect(changed, `Not needed: the draft says the same without “${phrase}”. Take it out of ${file}.`).toBe(
      true,
    );
  });

  it('has a reason', () => {
    expect(why.trim(), `Write down in ${file} what is wrong with OpenCC's own wording.`).not.toBe('');
  });
});

describe.each(Object.entries(overrides.characters))('the character %s', (character, { why }) => {
  it('changes the draft of a text, and has a reason', () => {
    const { [character]: _left, ...characters } = overrides.characters;
    const other = draftBy({ ...overrides, characters });
    const texts = [...Object.values(messages), ...prose];
    const changed = texts.some(text => other.text(text) !== toTraditional(text));
    expect(changed, `No draft has “${character}”: take it out of ${file}.`).toBe(true);
    expect(why.trim()).not.toBe('');
  });
});

describe.each(overrides.words)('the kept word “%s”', word => {
  const phrases = Object.keys(overrides.phrases);

  it('meets a phrase, or changes the draft of a text', () => {
    const other = draftBy({ ...overrides, words: overrides.words.filter(kept => kept !== word) });
    const said = Object.values(messages).filter(text => text.includes(word));
    const changed = said.some(text => other.text(text) !== toTraditional(text));
    const meets = phrases.some(phrase => !phrase.includes(word) && overlap(phrase, word));
    expect(changed || meets, `No phrase could cut “${word}”: take it out of ${file}.`).toBe(true);
  });
});

/** Whether one of them lies within the other, or begins as the other ends. */
function overlap(phrase: string, word: string): boolean {
  const starts = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1));
  return (
    word.includes(phrase) ||
    starts(word).some(start => phrase.endsWith(start)) ||
    starts(phrase).some(start => word.endsWith(start))
  );
}

describe.each(Object.entries(overrides.messages))('the override of the message %s', (id, { text, why }) => {
  it('refers to an existing message', () => {
    expect(Object.keys(messages), `No catalogue has "${id}" any more: take it out of ${file}.`).toContain(id);
  });

  it('differs from the draft', () => {
    const drafted = without('messages', id).catalog({ [id]: messages[id] ?? '' })[id];
    expect(drafted, `Not needed: the draft of "${id}" says the same. Take it out of ${file}.`).not.toBe(text);
  });

  it('keeps the placeholders of its source, and has a reason', () => {
    const values = (said = '') => [...said.matchAll(/\{(\w+)/g)].map(match => match[1]).sort();
    expect(values(text), `"${id}" in ${file} must ask for the values its source asks for.`).toEqual(
      values(messages[id]),
    );
    expect(why.trim(), `Write down in ${file} what is wrong with the draft of "${id}".`).not.toBe('');
  });
});
