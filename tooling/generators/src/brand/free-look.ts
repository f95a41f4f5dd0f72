import type { BrandLook } from '@lobby/brand-kit';
import type { Draft } from '../draft/draft.ts';
import { numbersOf } from './art/numbers.ts';
import { knownBrands } from './known-brands.ts';

/** Answers of `look` that go together, one of each shape. */
const allLooks: readonly BrandLook[] = [
  {
    shape: 'soft',
    hero: 'gate',
    home: ['hero', 'promo', 'resume', 'hot', 'halls', 'notice'],
    hot: 'ticker',
    halls: 'pairs',
    sports: 'menu',
    list: 'table',
    navigationMark: 'pill',
    display: 'serif-600',
    texture: 'lattice',
  },
  {
    shape: 'plain',
    hero: 'line',
    home: ['hero', 'resume', 'hot', 'halls', 'notice', 'words'],
    hot: 'rows',
    halls: 'list',
    sports: 'bar',
    list: 'cards',
    navigationMark: 'dot',
    display: 'sans-400',
    texture: 'none',
  },
  {
    shape: 'round',
    hero: 'sky',
    home: ['hero', 'notice', 'resume', 'hot', 'halls', 'promo'],
    hot: 'cards',
    halls: 'mosaic',
    sports: 'menu',
    list: 'cards',
    navigationMark: 'underline',
    display: 'sans-600',
    texture: 'stars',
  },
  {
    shape: 'cut',
    hero: 'ridge',
    home: ['hero', 'hot', 'notice', 'resume', 'halls', 'promo'],
    hot: 'rows',
    halls: 'strip',
    sports: 'bar',
    list: 'table',
    navigationMark: 'block',
    display: 'sans-600',
    texture: 'contour',
  },
];

/** A look whose shape no other brand has yet; where each is taken, one that follows from the code. */
export function freeLook(draft: Draft, code: string): BrandLook {
  const taken = knownBrands(draft)
    .filter(brand => brand.code !== code)
    .map(brand => /\bshape: '(\w+)'/.exec(draft.read(`brands/${brand.code}/brand.ts`))?.[1]);
  const free = allLooks.find(({ shape }) => !taken.includes(shape));
  // Safe: the number is within the list.
  return free ?? (allLooks[numbersOf(`${code} look`)(0, allLooks.length - 1)] as BrandLook);
}
