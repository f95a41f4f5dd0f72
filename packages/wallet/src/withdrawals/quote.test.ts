import { expect, it } from 'vitest';
import { maxWithdrawal, quoteOf, withdrawableTo } from './quote.ts';
import type { WithdrawalKind } from './withdrawal-types.ts';

const kind = (name: WithdrawalKind['kind'], fee: string): WithdrawalKind => ({
  kind: name,
  min: '100',
  max: '20000',
  fee,
  minutes: 10,
  state: 'open',
});
const usdt = { rate: '7.1234', fee: '1', decimals: 2 };

it('in yuan the fee is taken off', () => {
  expect(quoteOf(100_000n, kind('alipay', '2'), undefined)).toEqual({
    unit: 'CNY',
    fee: 200n,
    arrives: 99_800n,
  });
});

it('1000 yuan at 7.1234 with a fee of 1 USDT bring 139.38 USDT', () => {
  expect(quoteOf(100_000n, kind('usdt-trc20', '1'), usdt)).toEqual({
    unit: 'USDT',
    fee: 712n,
    feeUsdt: 1_000_000n,
    arrives: 139_380_000n,
  });
  expect(quoteOf(100_000n, kind('usdt-trc20', '1'), undefined)).toBeUndefined();
});

it('in a pause what is free depends on the kind of the account', () => {
  const info = { free: '39840.06', freeBy: [{ kind: 'bank' as const, free: '10000' }] };
  expect([withdrawableTo(info, 'bank'), withdrawableTo(info, 'usdt-trc20')]).toEqual(['10000', '39840.06']);
});

it('all is the least of what is free, of one withdrawal and of the day', () => {
  expect(maxWithdrawal({ max: '20000' }, { free: '1234.56', amountLeft: '500000' })).toBe(123_456n);
  expect(maxWithdrawal({ max: '1000' }, { free: '1234.56', amountLeft: '500000' })).toBe(100_000n);
  expect(maxWithdrawal({ max: '20000' }, { free: '1234.56', amountLeft: '0' })).toBe(0n);
});
