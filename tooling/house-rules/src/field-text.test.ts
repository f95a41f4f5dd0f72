import { expect, it } from 'vitest';
import { filesLike, read } from './repository.ts';

/** The sizes of text in px, by the name of their token, that are at least what an iPhone does not zoom into. */
const largeEnough = /var\(--font-size-(1[6-9]|[2-9]\d)\)/;

/** Rules of a style sheet: what they choose, and what they say. */
const rules = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, choice = '', says = '']) => ({ choice: choice.trim(), says }),
  );

/** Chooses a field itself, and not what stands beside it or in its place. */
const choosesField = (choice: string) =>
  choice
    .split(',')
    .some(one =>
      /(\binput|\btextarea|\.input|\.box)(\[[^\]]*\]|:(?!:)[\w-]+(\([^)]*\))?)*$/.test(one.trim()),
    );

it('a field where fingers point has text of 16 px at least, in every part', () => {
  const small = filesLike(/^(apps|brands|packages)\/.*\.css$/).flatMap(file =>
    rules(read(file))
      .filter(({ choice, says }) => choosesField(choice) && /font(-size)?:/.test(says))
      .filter(({ says }) => !/font(-size)?:\s*inherit/.test(says) || /font-size:/.test(says))
      .filter(({ says }) => !says.includes('var(--field-text-least)') && !largeEnough.test(says))
      .map(({ choice }) => `${file}: ${choice}`),
  );
  expect(small, 'An iPhone zooms into it: font-size: max(…, var(--field-text-least)).').toEqual([]);
});

it('finds the fields it judges', () => {
  expect(choosesField('.day input')).toBe(true);
  expect(choosesField('.input:is([type="date"])')).toBe(true);
  expect(choosesField('.input::placeholder')).toBe(false);
  expect(choosesField('.input:focus-visible + .face')).toBe(false);
  const judged = filesLike(/^packages\/.*\.css$/).filter(file =>
    rules(read(file)).some(({ choice, says }) => choosesField(choice) && says.includes('--field-text-least')),
  );
  expect(judged.length).toBeGreaterThan(5);
});
