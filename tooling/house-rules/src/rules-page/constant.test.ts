import { expect, it } from 'vitest';
import { constantOf } from './constant.ts';
import { countOf, rulesOf } from './rows.ts';

const text = `
const minute = 60_000;
export const captchaMs = 2 * minute;
const RETURN_AFTER_S = 3;
export const least: Fen = 100n;
export const dayLimits = { count: 5n, amount: 500_000_00n };
const most: Record<Kind, Fen> = {
  handicap: yuan(50_000),
  'odd-even': yuan(10_000),
};
  callsPerAddress: local(3_000, 60),
  codes: shared('code-ip', 30, 10 * 60),
  { kind: 'bank', min: 100_00n, max: 200_000_00n },
const words = 'three';
`;

it.each([
  ['minute', 60_000],
  ['captchaMs', 120_000],
  ['RETURN_AFTER_S', 3_000],
  ['least', 100],
  ['dayLimits.count', 5],
  ['dayLimits.amount', 50_000_000],
  ['most.handicap', 5_000_000],
  ['most.odd-even', 1_000_000],
  ['callsPerAddress', 3_000],
  ['codes', 30],
  ['bank.max', 20_000_000],
  ['words', undefined],
  ['missing', undefined],
  ['missing.count', undefined],
])('the constant %s counts %s', (path, count) => expect(constantOf(text, path)).toBe(count));

it.each([
  ['60 s', 60_000],
  ['7 days', 604_800_000],
  ['¥7.20', 720],
  ['¥50,000', 5_000_000],
  ['$300,000', 300_000],
  ['0.08', 0.08],
  ['1920 px', 1_920],
  ['–', undefined],
])('the number %s counts %s', (number, count) => expect(countOf(number)).toBe(count));

it('the rows of the page are read with their section', () => {
  const page =
    '## Codes\n\n| rule | number | source | kept by |\n|---|---|---|---|\n| Tries | 5 | Ours | [a](../a.ts) `tries` |';
  expect(rulesOf(page)).toEqual([
    { section: 'Codes', rule: 'Tries', number: '5', source: 'Ours', files: ['../a.ts'], constant: 'tries' },
  ]);
});
