import { expect, it } from 'vitest';
import { pathOf } from './sparkline.tsx';

it('the line keeps a figure until the next one, the highest at the top', () => {
  expect(pathOf([1.96, 1.98, 1.94])).toBe('M3 9H32V3H61V15');
});

it('figures that are all the same draw a level line', () => {
  expect(pathOf([2, 2])).toBe('M3 9H61V9');
});
