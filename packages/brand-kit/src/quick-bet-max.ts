import type { Brand } from './brand.ts';

/** The most a member may stake at one press on a price, whole yuan. */
export function quickBetMaxOf({ quickBetMax = 500 }: Pick<Brand, 'quickBetMax'>): number {
  return quickBetMax;
}
