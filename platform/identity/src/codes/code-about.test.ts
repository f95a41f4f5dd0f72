import { expect, it } from 'vitest';
import { readAbout } from './code-about.ts';

const accountId = 'card01';

it('of a withdrawal is its account and amount, of a change of an account the account', () => {
  expect(readAbout('withdrawal', { accountId, amount: '100' })).toEqual({ accountId, amount: 10_000n });
  expect(readAbout('withdrawal', { accountId, amount: '100.00' })).toEqual({ accountId, amount: 10_000n });
  expect(readAbout('remove-payout-account', { accountId })).toEqual({ accountId });
  expect(readAbout('change-phone', undefined)).toBeUndefined();
});

it.each([
  ['withdrawal', undefined],
  ['withdrawal', { accountId }],
  ['default-payout-account', undefined],
  ['default-payout-account', { accountId, amount: '100' }],
  ['change-phone', { accountId }],
] as const)('is refused where it is too little or too much: %s %o', (purpose, input) => {
  expect(() => readAbout(purpose, input)).toThrow(expect.objectContaining({ result: 'invalid-parameter' }));
});
