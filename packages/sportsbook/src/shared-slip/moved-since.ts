import { comparePrice, showPrice } from '@lobby/betting';
import type { SharedPick } from './read-shared-slip.ts';

/** Whether a pick pays more or less than when it was shared; undefined where that cannot be said, or it pays the same. */
export function movedSince({
  before,
  offer,
}: Pick<SharedPick, 'before' | 'offer'>): 'up' | 'down' | undefined {
  const { format, odds } = before.price;
  const now = offer.kind === 'open' ? showPrice(offer.price, format) : undefined;
  if (now?.format !== format) return undefined;
  return ({ better: 'up', worse: 'down', same: undefined } as const)[comparePrice(format, odds, now.odds)];
}
