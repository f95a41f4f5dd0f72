import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draftedFiles } from './drafted-files.ts';
import { overrides } from './overrides.ts';
import { draftBy, draftCatalog, toTraditional } from './traditional.ts';

const file = 'packages/i18n/src/draft/overrides.json';
const { catalogs, pages } = draftedFiles(join(import.meta.dirname, '../../../..'));
const messages: Record<string, string> = Object.assign(
  {},
  ...catalogs.map(catalog => JSON.parse(readFileSync(catalog, 'utf8'))),
);
const prose = pages.map(page => readFileSync(page, 'utf8'));

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
