import { expect, it } from 'vitest';
import type { PromotionRule } from './rule.ts';
import { termsFault } from './rule-fault.ts';

const asking = (multiple: number, group: PromotionRule['turnover']['group']) => ({
  turnover: { multiple, group },
});

it.each([
  [0, 'sport', undefined],
  [10, 'games', undefined],
  [11, 'games', 'turnover.multiple'],
  [1, 'all', 'turnover.group'],
  [0, 'all', 'turnover.group'],
  [100, 'all', 'turnover.group'],
] as const)('of %i times the gift in %s a brand with fair rules says %s', (multiple, group, fault) => {
  expect(termsFault(asking(multiple, group), 'fair')).toBe(fault);
});

it.each([
  [11, 'sport'],
  [100, 'all'],
] as const)('a brand that says otherwise allows %i times the gift in %s', (multiple, group) => {
  expect(termsFault(asking(multiple, group), 'open')).toBeUndefined();
});
