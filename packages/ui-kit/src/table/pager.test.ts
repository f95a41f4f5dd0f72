import { expect, it } from 'vitest';
import { pagesAround } from './pager.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  [20, 20, [1, 'gap', 18, 19, 20]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('on page %i of %i shows %j', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});
