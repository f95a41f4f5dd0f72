import { expect, it } from 'vitest';
import { exportedTypes, ownImports, tablesIn } from './exported-types.ts';
import { isAmong, wordsOf, wordsOfTerms } from './words.ts';

it('exported types are those a file declares and those it passes on', () => {
  const text = [
    'export interface DealRow {}',
    'export type Fen = bigint;',
    'export class Refusal extends Error {}',
    "export { type Ratio, parseRatio, type Row as OrderRow } from './ratio.ts';",
    "export type { Market, Phase } from './market.ts';",
    'interface Inside {}',
    'export const Door = 1;',
  ].join('\n');
  expect(exportedTypes(text)).toEqual(['DealRow', 'Fen', 'Refusal', 'Ratio', 'OrderRow', 'Market', 'Phase']);
});

it('imports are those of our own files', () => {
  const text =
    "import type { A, B as C } from '../kernel/a.ts';\nimport {\n  type D,\n  e,\n} from './d.ts';";
  expect(ownImports(`${text}\nimport { f } from '@lobby/betting';\nimport { g } from 'hono';`)).toEqual([
    { name: 'A', from: '../kernel/a.ts' },
    { name: 'B', from: '../kernel/a.ts' },
    { name: 'D', from: './d.ts' },
    { name: 'e', from: './d.ts' },
    { name: 'f', from: '@lobby/betting' },
  ]);
});

it('tables are the entries of the interface, not their columns', () => {
  const text = `declare module '../kernel/tables.ts' {
  interface Tables {
    /** Money. */
    payments: {
      id: string;
    };
    known_devices: { member_id: string };
  }
}`;
  expect(tablesIn(text)).toEqual(['payments', 'known_devices']);
});

it.each([
  ['TurnoverBook', ['turnover', 'book']],
  ['payment_deliveries', ['payment', 'delivery']],
  ['cash-out', ['cash', 'out']],
  ['chain_addresses', ['chain', 'address']],
  ['SeriesLegs', ['series', 'leg']],
  ['Odds', ['odds']],
])('the words of %s are %j', (name, words) => expect(wordsOf(name)).toEqual(words));

it('terms are the words of the first column', () => {
  const page = '| term | wire |\n|---|---|\n| deposit order, orders | `pay` |\n\nProse | here';
  expect([...wordsOfTerms(page)]).toEqual(['term', 'deposit', 'order']);
});

it('a participle is explained by its verb or noun', () => {
  const known = new Set(['grade', 'count', 'cap']);
  expect(['graded', 'counted', 'capped', 'price'].map(word => isAmong(word, known))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
