import type { Draft } from '../draft/draft.ts';
import { numbersOf } from './art/numbers.ts';
import { knownBrands } from './known-brands.ts';

/** The answers of `look`, as they go together. */
export interface Dress {
  readonly shape: string;
  readonly hero: string;
  readonly home: readonly string[];
  readonly hot: string;
  readonly halls: string;
  readonly navigationMark: string;
  readonly display: string;
  readonly texture: string;
}

const dresses: readonly Dress[] = [
  {
    shape: 'soft',
    hero: 'sky',
    home: ['hero', 'promo', 'resume', 'hot', 'halls', 'notice'],
    hot: 'cards',
    halls: 'strip',
    navigationMark: 'pill',
    display: 'serif-600',
    texture: 'lattice',
  },
  {
    shape: 'plain',
    hero: 'ridge',
    home: ['hero', 'hot', 'resume', 'halls', 'notice', 'promo'],
    hot: 'rows',
    halls: 'mosaic',
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
    navigationMark: 'block',
    display: 'sans-600',
    texture: 'contour',
  },
];

/** A dress that no other brand wears yet; one that follows from the code where each is worn. */
export function dressOf(draft: Draft, code: string): Dress {
  const worn = knownBrands(draft)
    .filter(brand => brand.code !== code)
    .map(brand => /\bshape: '(\w+)'/.exec(draft.read(`brands/${brand.code}/brand.ts`))?.[1]);
  const free = dresses.find(({ shape }) => !worn.includes(shape));
  // Safe: the number is within the list.
  return free ?? (dresses[numbersOf(`${code} dress`)(0, dresses.length - 1)] as Dress);
}
