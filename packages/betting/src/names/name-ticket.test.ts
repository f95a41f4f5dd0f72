import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SayBetWord } from './bet-words.ts';
import { nameCombinations, nameTicket } from './name-ticket.ts';

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../messages/zh-CN.json', import.meta.url), 'utf8'),
);
const say: SayBetWord = (id, values = {}) =>
  (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

it.each([
  [1, [1], '单关'],
  [3, [3], '3串1'],
  [3, [2], '3串3'],
  [3, [2, 3], '3串4'],
  [5, [2], '5串10'],
  [5, [3], '5选3串1'],
  [5, [4, 2], '5选2/4串1'],
  [10, [2, 3, 4, 5, 6, 7, 8, 9, 10], '10串1013'],
])('%i legs in combinations of %j are called %s', (legs, sizes, name) => {
  expect(nameTicket(say, legs, sizes)).toBe(name);
});

it('the combinations of a ticket are counted in bets', () => {
  expect(nameCombinations(say, 10)).toBe('10 注');
});
