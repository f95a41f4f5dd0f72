import { expect, it } from 'vitest';
import { transactions } from '../testing/sample-transactions.ts';
import { pageOf, stepWord } from './transaction-words.ts';

const [some] = transactions;

it.each([
  ['withdrawal', 'pending', 'bank', '/mine/takemoney?order=N1'],
  ['withdrawal', 'failed', 'bank', '/mine/takemoney?order=N1'],
  ['deposit', 'pending', 'bank', '/mine/savemoney?order=N1'],
  ['deposit', 'failed', 'huione', '/mine/huione?order=N1'],
  ['deposit', 'done', 'bank', undefined],
  ['bet', 'done', '', '/mine/betRecord'],
  ['transfer', 'pending', 'JXDZ', undefined],
] as const)('a %s that is %s leads to its own page: %s %s', (kind, state, via, to) => {
  expect(some && pageOf({ ...some, kind, state, via, orderNo: 'N1' })?.to).toBe(to);
});

it.each([
  ['review', 'review'],
  ['deposit-return', 'deposit-return'],
  ['USDT', 'USDT'],
  ['of a newer platform', 'other'],
  ['constructor', 'other'],
])('%s has the words of %s', (detail, of) => expect(stepWord(detail)).toBe(`transactions.step.${of}`));
