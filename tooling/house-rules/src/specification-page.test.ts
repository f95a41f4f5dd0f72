import { expect, it } from 'vitest';
import { read } from './repository.ts';

/** The catalogue of the specification's sentences: whole, and each with what became of it. */

const page = 'docs/specification.md';
const heading = /^Spec [12] §[1-9]\n/;
const states = ['kept', 'otherwise', 'not yet'];

/** How many sentences each of both specifications has, by section. They are given: none comes or goes. */
const sentences = {
  'Spec 1': [12, 46, 21, 20, 13, 4, 20, 8, 9],
  'Spec 2': [5, 10, 17, 14, 9, 4, 13, 7, 12],
};

interface Row {
  readonly section: string;
  readonly says: string;
  readonly state: string;
  readonly where: string;
}

const rows = read(page)
  .split('\n## ')
  .filter(part => heading.test(part))
  .flatMap(part => rowsOf(part.split('\n')[0] ?? '', part));

function rowsOf(section: string, text: string): Row[] {
  return [...text.matchAll(/^\| (?!what it says|---)(.+?) \| (.+?) \| (.+) \|$/gm)].map(
    ([, says = '', state = '', where = '']) => ({ section, says, state, where }),
  );
}

it('has every sentence of both specifications, by section', () => {
  const counted = Object.entries(sentences).flatMap(([name, counts]) =>
    counts.map((count, at) => [`${name} §${at + 1}`, count]),
  );
  const found = counted.map(([section]) => [section, rows.filter(row => row.section === section).length]);
  expect(found, `${page}: a row changes its state, and is neither added nor taken out.`).toEqual(counted);
});

it('says for each what became of it: by what file it is kept, or why it is not', () => {
  const silent = rows.filter(({ state, where }) => {
    const hasLink = /\]\([^)]+\)/.test(where);
    const words = where.replace(/\[[^\]]+\]\([^)]+\)/g, '').replace(/[^\p{L}]/gu, '');
    return !states.includes(state) || (state === 'kept' ? !hasLink : words === '');
  });
  expect(silent, `${page}: kept with a link, otherwise and not yet with the reason.`).toEqual([]);
});

it('says each sentence of a section once', () => {
  const names = rows.map(({ section, says }) => `${section}: ${says}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
