import { amountText } from '@lobby/api-client/contract';
import { readAmount } from '@lobby/money';
import { seedFor } from '@lobby/testing';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';

const figures = fc.stringMatching(/^\d{1,14}$/);
const plain = fc.tuple(figures, fc.stringMatching(/^(\.\d{0,4})?$/)).map(parts => parts.join(''));
const inScript = (zero: number) =>
  plain.map(text => text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit))));
const withMark = fc
  .tuple(
    plain,
    fc.nat(14),
    fc.constantFrom(...'eE+-,_ xX', '\u00a0', '\u3000', '\n', '\t', '．', '−', '∞', '½'),
  )
  .map(([text, place, mark]) => text.slice(0, place) + mark + text.slice(place));

/** What is an amount, what nearly is one, and what is none. */
const sent = fc.oneof(
  { weight: 6, arbitrary: plain },
  { weight: 4, arbitrary: withMark },
  { weight: 1, arbitrary: inScript('０'.codePointAt(0)!) },
  { weight: 1, arbitrary: inScript('٠'.codePointAt(0)!) },
  { weight: 1, arbitrary: figures.map(text => text.padStart(12, '0')) },
  { weight: 1, arbitrary: fc.constantFrom('', '-0', '0x10', '1e5', '1,000', 'NaN', 'Infinity', '.5', '5.') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 14 }) },
  { weight: 1, arbitrary: plain.map(text => [text]) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(null, undefined, {}, true)) },
);

/** The grammar in words of its own, character by character. */
function isAmount(value: unknown): boolean {
  if (typeof value !== 'string' || value.length === 0 || value.length > 12) return false;
  const [whole = '', ...rest] = value.split('.');
  const areFigures = (text: string) => text !== '' && [...text].every(char => '0123456789'.includes(char));
  if (!areFigures(whole) || rest.length > 1) return false;
  return rest.every(cents => areFigures(cents) && cents.length <= 2);
}

it('page and contract agree on 10,000 generated amounts and accept none outside the grammar', () => {
  const seed = seedFor('amount grammar');
  const values = fc.sample(sent, { numRuns: 10_000, seed });
  const readings = values.map(value => {
    const read = readAmount(value);
    return {
      value,
      grammar: isAmount(value),
      contract: safeParse(amountText, value).success,
      page: 'fen' in read || read.problem === 'zero',
    };
  });
  const differ = readings.filter(each => each.contract !== each.grammar || each.page !== each.grammar);
  expect(differ, `seed ${seed}`).toEqual([]);
  // Both kinds are there, or the agreement would say nothing.
  expect(readings.filter(each => each.grammar).length).toBeGreaterThan(1_000);
  expect(readings.filter(each => !each.grammar).length).toBeGreaterThan(1_000);
});
