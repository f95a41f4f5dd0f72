import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import { describe, expect, it } from 'vitest';
import { quoteFor } from './quote.ts';
import { rulesOf } from './withdrawal-kinds.ts';

const reasonOf = (work: () => unknown) => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.reason : error;
  }
};

describe('a withdrawal', () => {
  it('in yuan arrives less its fee', () => {
    expect(quoteFor('alipay', { amount: '100', rate: '' })).toEqual({
      amount: 100_00n,
      fee: 2_00n,
      usdt: 0n,
      rate: '',
    });
  });

  it('of 1000 yuan arrives as 139.38 USDT at 7.1234', () => {
    expect(quoteFor('usdt-trc20', { amount: '1000', rate: '' }, { rate: '7.1234' }).usdt).toBe(139_380_000n);
  });

  it.each(['7.13', '7.12', '7.19'])(
    'of %s yuan in USDT is refused: after the fee nothing arrives',
    amount => {
      const rules = { ...rulesOf('usdt-trc20'), min: 1n };
      const now = { rate: '7.1234', rules };
      expect(reasonOf(() => quoteFor('usdt-trc20', { amount, rate: '' }, now))).toBe('withdrawal-fee');
    },
  );

  it('of a kind in maintenance, or outside its limits, is refused', () => {
    const rules = rulesOf('bank');
    const quote = (amount: string, more: object = {}) =>
      reasonOf(() => quoteFor('bank', { amount, rate: '' }, { rules: { ...rules, ...more } }));
    expect(quote('100', { state: 'maintenance' })).toBe('withdrawal-kind-closed');
    expect([quote('99.99'), quote('100'), quote('200000'), quote('200000.01')]).toEqual([
      'withdrawal-minimum',
      undefined,
      undefined,
      'withdrawal-maximum',
    ]);
  });
});
