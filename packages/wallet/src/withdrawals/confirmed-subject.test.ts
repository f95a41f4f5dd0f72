import { expect, it } from 'vitest';
import { sampleAccount, sampleAccounts } from '../testing/sample-accounts.ts';
import { sampleKinds, sampleUsdt } from '../testing/sample-withdrawals.ts';
import { confirmedSubject } from './confirmed-subject.ts';

const known = { accounts: sampleAccounts, kinds: sampleKinds, usdt: sampleUsdt };

it('is the account of the request when another one has become the default meanwhile', () => {
  const accounts = [sampleAccount({ isDefault: false }), sampleAccount({ id: 'card-2', isDefault: true })];
  const subject = confirmedSubject({ accountId: 'card-1', amount: '500', rate: '' }, { ...known, accounts });
  expect(subject).toMatchObject({ account: { id: 'card-1' }, kind: { kind: 'bank' } });
});

it('has the rate that was agreed to when there is a newer one', () => {
  const subject = confirmedSubject(
    { accountId: 'coin-1', amount: '500', rate: '7.1234' },
    { ...known, usdt: { ...sampleUsdt, rate: '7.3' } },
  );
  expect(subject).toMatchObject({ kind: { kind: 'usdt-trc20' }, usdt: { rate: '7.1234' } });
});

it('is none when the account was removed', () => {
  expect(confirmedSubject({ accountId: 'gone', amount: '500', rate: '' }, known)).toBeUndefined();
});
