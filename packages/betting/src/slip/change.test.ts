import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../odds/odds.ts';
import { comparePrice, decideChange } from './change.ts';

describe('the effect of a moved price', () => {
  it.each([
    ['0.95', '0.97', 'H', 'odds-changed', 'take', 'take'],
    ['0.95', '0.93', 'H', 'odds-changed', 'odds-changed', 'take'],
    ['-0.90', '-0.85', 'M', 'odds-changed', 'take', 'take'],
    ['-0.85', '-0.90', 'M', 'odds-changed', 'odds-changed', 'take'],
    ['0.98', '-0.99', 'M', 'odds-changed', 'take', 'take'],
    ['-1.10', '-1.05', 'I', 'odds-changed', 'take', 'take'],
    ['-1.05', '-1.10', 'I', 'odds-changed', 'odds-changed', 'take'],
    ['-1.02', '1.01', 'I', 'odds-changed', 'take', 'take'],
    ['1.95', '1.95', 'E', 'take', 'take', 'take'],
  ])('%s to %s in %s', (oldOdds, newOdds, format, never, better, all) => {
    const change = { format: format as OddsFormat, oldOdds, newOdds, oldLine: '0.5', newLine: '0.5' };
    const outcome = (policy: 'never' | 'better' | 'all') => {
      const decision = decideChange(policy, change);
      return decision.take ? 'take' : decision.reason;
    };
    expect([outcome('never'), outcome('better'), outcome('all')]).toEqual([never, better, all]);
  });

  it('needs confirmation of a moved line under every policy, even at a better price', () => {
    const change = {
      format: 'H',
      oldOdds: '0.9',
      newOdds: '0.99',
      oldLine: '0.5',
      newLine: '0.5 / 1',
    } as const;
    for (const policy of ['never', 'better', 'all'] as const) {
      expect(decideChange(policy, change)).toEqual({ take: false, reason: 'line-changed' });
    }
  });

  it('compares lines by value, not spelling', () => {
    const change = {
      format: 'H',
      oldOdds: '0.9',
      newOdds: '0.9',
      oldLine: '0.75',
      newLine: '0.5 / 1',
    } as const;
    expect(decideChange('never', change)).toEqual({ take: true });
  });

  it('treats both notations of even money as equal', () => {
    expect(comparePrice('M', '-1', '1.00')).toBe('same');
  });
});
