import { describe, expect, it } from 'vitest';
import { fieldTime, instantOf, reportRules } from './report-payment.form.ts';

const now = Date.parse('2026-11-26T09:05:30+08:00');
const good = { amount: '600', paidAt: '2026-11-26T09:05', payerName: '张伟' };
const problems = (change: object, order: object = {}) =>
  reportRules({ currency: 'CNY', asksPayer: true, ...order }, () => now).problems({ ...good, ...change });

describe('the report of a payment', () => {
  it.each([
    ['amount', { amount: '' }],
    ['amount', { amount: '0.00' }],
    ['amount', { amount: '1.234' }],
    ['paidAt', { paidAt: '' }],
    ['paidAt', { paidAt: '2026-11-26T09:06' }],
    ['paidAt', { paidAt: '2026-10-27T09:05' }],
    ['payerName', { payerName: '' }],
  ])('has a problem with %s of %j', (field, change) => {
    expect(Object.keys(problems(change))).toEqual([field]);
  });

  it.each([
    [{}, {}],
    [
      { amount: '1.234567', payerName: '' },
      { currency: 'USDT', asksPayer: false },
    ],
    [{ paidAt: '2026-10-27T09:06' }, {}],
  ])('of %j, for %j, has none', (change, order) => {
    expect(problems(change, order)).toEqual({});
  });

  it('reads a time as Beijing time, and writes it in the same way', () => {
    expect(instantOf('2026-11-26T09:05')).toBe(Date.parse('2026-11-26T01:05:00Z'));
    expect(fieldTime(now)).toBe('2026-11-26T09:05');
    expect(instantOf('yesterday')).toBeUndefined();
  });
});
