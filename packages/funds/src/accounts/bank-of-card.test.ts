import { describe, expect, it } from 'vitest';
import { bankOfCard, banks } from './bank-of-card.ts';

describe('the bank of a card', () => {
  it.each([
    ['6222020000000000000', 'ICBC'],
    ['6228480000000000000', 'ABC'],
    ['6217000000000000004', 'CCB'],
    ['4367420000000000001', 'CCB'],
    ['6212260000000001', 'ICBC'],
    ['622588', 'CMB'],
  ])('of %s is %s', (digits, bank) => {
    expect(bankOfCard(digits)).toBe(bank);
  });

  it('is not guessed from fewer than six figures or an unknown beginning', () => {
    expect(bankOfCard('62220')).toBeUndefined();
    expect(bankOfCard('9999990000000000')).toBeUndefined();
    expect(bankOfCard('')).toBeUndefined();
  });

  it('is one only: no beginning belongs to two banks', () => {
    const owners = new Map<number, string>();
    for (const { id, prefixes } of banks) {
      for (const run of prefixes.split(' ')) {
        expect(run).toMatch(/^\d{6}(-\d{6})?$/);
        const [first, last = first] = run.split('-').map(Number) as [number, number?];
        expect(last).toBeGreaterThanOrEqual(first);
        for (let prefix = first; prefix <= last; prefix += 1) {
          expect([prefix, owners.get(prefix)]).toEqual([prefix, undefined]);
          owners.set(prefix, id);
        }
      }
    }
  });
});
