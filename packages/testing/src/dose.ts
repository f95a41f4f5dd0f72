import { drawsFor } from './seed.ts';

/** Whether this run is `npm run test:deep`. Every test runs in `npm test` as well, with fewer repetitions. */
export const isDeep: boolean = Boolean(process.env.LOBBY_TEST_DEEP);

/** How much a test repeats: `small` in `npm test`, `deep` in `npm run test:deep`. */
export function dose<Size>({ small, deep }: { readonly small: Size; readonly deep: Size }): Size {
  return isDeep ? deep : small;
}

/** All of these in a deep run; otherwise `count` of them, in their order, which the seed of the run and `test` choose. */
export function someOf<Item>(test: string, items: readonly Item[], count: number): readonly Item[] {
  return isDeep ? items : drawSome(items, count, drawsFor(test));
}

/** `count` different items in their order. */
export function drawSome<Item>(items: readonly Item[], count: number, draw: () => number): readonly Item[] {
  const left = [...items.keys()];
  while (left.length > count) left.splice(Math.floor(draw() * left.length), 1);
  return left.map(at => items[at] as Item);
}
