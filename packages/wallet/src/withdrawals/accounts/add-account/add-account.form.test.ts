import { expect, it } from 'vitest';
import { type AccountValues, accountRules } from './add-account.form.ts';

const problems = (values: Partial<AccountValues> & Pick<AccountValues, 'kind'>) =>
  accountRules(values.kind, 'unneeded').problems({ number: '', bankId: '', code: '', ...values });

it.each([
  ['bank', '6222021200000000005', undefined],
  ['bank', '6222 0212 0000 0000 005', undefined],
  ['bank', '6222021200000000006', 'accounts.form.wrong.bank'],
  ['bank', '', 'accounts.form.required.bank'],
  ['alipay', '13912340001', undefined],
  ['alipay', 'a@example.com', undefined],
  ['alipay', '1391234', 'accounts.form.wrong.alipay'],
  ['bank', '8888888888888888', 'accounts.form.wrong.bank'],
  ['usdt-trc20', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', undefined],
  ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'accounts.form.wrong.contract'],
  ['usdt-trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'accounts.form.wrong.nobody'],
  ['usdt-trc20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'accounts.form.wrong.coin'],
  ['usdt-erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
  ['usdt-erc20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'accounts.form.wrong.contract'],
  ['usdt-erc20', '0xDAC17F958D2ee523a2206206994597C13D831ec7', 'accounts.form.wrong.coin'],
] as const)('%s %j: %s', (kind, number, problem) => {
  expect(problems({ kind, number }).number).toBe(problem);
});

it('a card whose bank is not known needs a choice', () => {
  expect(problems({ kind: 'bank', number: '9999990000000007' }).bankId).toBe('accounts.form.bank.required');
  expect(problems({ kind: 'bank', number: '9999990000000007', bankId: 'ICBC' }).bankId).toBeUndefined();
});

it('a card is of the bank that is chosen, where its bank is known', () => {
  const icbc = { kind: 'bank', number: '6222 0212 0000 0000 005' } as const;
  expect(problems({ ...icbc, bankId: 'CCB' }).bankId).toBe('accounts.form.bank.other');
  expect(problems({ ...icbc, bankId: 'ICBC' }).bankId).toBeUndefined();
  expect(problems(icbc).bankId).toBeUndefined();
});

it('a code is judged where one is needed', () => {
  const values = { kind: 'alipay', number: '13912340001', bankId: '', code: '' } as const;
  expect(accountRules('alipay', 'unsent').problems(values)).toEqual({ code: 'verification.code.getFirst' });
  expect(accountRules('alipay', 'sent').problems({ ...values, code: '123456' })).toEqual({});
});
