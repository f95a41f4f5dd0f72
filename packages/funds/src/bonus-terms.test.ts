import { expect, it } from 'vitest';
import { bonusProblem } from './bonus-terms.ts';

const terms = { bonus: 20_000n, base: 20_000n, multiple: 8, weights: { DZ: 100, CP: 50 } };

it('accepts a turnover of up to ten times the bonus', () => {
  expect(bonusProblem(terms, 'fair')).toBeUndefined();
  expect(bonusProblem({ ...terms, multiple: 10 }, 'fair')).toBeUndefined();
  expect(bonusProblem({ ...terms, multiple: 10.01 }, 'fair')).toBe('turnover-too-high');
});

it('refuses (3000 + 1500) × 15, which is 45 times the bonus, unless the brand is open', () => {
  const first = { ...terms, bonus: 150_000n, base: 450_000n, multiple: 15 };
  expect(bonusProblem(first, 'fair')).toBe('turnover-too-high');
  expect(bonusProblem(first, 'open')).toBeUndefined();
});

it('refuses sports beside games unless the brand is open', () => {
  const mixed = { ...terms, weights: { TY: 100, DZ: 100 } };
  expect(bonusProblem(mixed, 'fair')).toBe('several-product-groups');
  expect(bonusProblem(mixed, 'open')).toBeUndefined();
});

it('refuses a bonus that nothing could clear', () => {
  expect(bonusProblem({ ...terms, weights: { DZ: 0 } }, 'open')).toBe('no-category');
});
