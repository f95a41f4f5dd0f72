import {
  findPick,
  formatOfMarket,
  type Market,
  marketInPhase,
  type Phase,
  type ShownPrice,
  type Strong,
  selectionKey,
  showPrice,
} from '@lobby/betting';
import type { OpenLeg, PricePort } from '../ports/ports.ts';

/** What the pick of a leg costs now. */
export interface LivePrice {
  readonly wtype: string;
  readonly rtype: string;
  readonly price: ShownPrice;
  /** The line that the price is for: it may be another than that of the bet. */
  readonly line: string;
  readonly strong: Strong;
}

type Backed = Pick<OpenLeg, 'key' | 'wtype' | 'rtype' | 'price'>;

/** The same pick in play and before the match, by the keys of their prices: a match that begins changes its markets. */
export function picksOf(
  { key, wtype, rtype }: Pick<Backed, 'key' | 'wtype' | 'rtype'>,
  phases: readonly Phase[] = ['live', 'pre'],
): readonly { key: string; wtype: string; rtype: string }[] {
  const found = findPick(wtype, rtype);
  const gid = key.slice(0, key.indexOf('/'));
  if (!found || found.market.kind === 'same-match') return [];
  return phases.flatMap(phase => {
    const market: Market | undefined = marketInPhase(found.market, phase);
    const pick = market?.picks.find(({ pick: name }) => name === found.pick.pick);
    if (!market || !pick) return [];
    return [{ key: selectionKey(gid, market.wtype, pick.rtype), wtype: market.wtype, rtype: pick.rtype }];
  });
}

/** What the pick of a leg costs now, in the format of the bet; undefined while it is not for sale. */
export function livePriceOf(leg: Backed, prices: Pick<PricePort, 'read'>): LivePrice | undefined {
  for (const { key, wtype, rtype } of picksOf(leg)) {
    const reading = prices.read(key);
    const price =
      reading && !reading.locked && showPrice(reading.price, formatOfMarket(wtype, leg.price.format));
    if (price) return { wtype, rtype, price, line: reading.line, strong: reading.strong };
  }
  return undefined;
}
