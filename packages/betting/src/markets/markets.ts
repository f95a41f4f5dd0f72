import type { Market, MarketPick, Phase } from './market.ts';
import { markets, tabledPick } from './market-table.ts';
import { sameMatchGroups, sameMatchMarkets } from './same-match.ts';

export { markets };

const byWtype = new Map(
  [...markets, ...Object.values(sameMatchMarkets)].map(market => [market.wtype, market]),
);

/** The market behind a wtype; undefined for one this house does not trade. */
export function marketByWtype(wtype: string): Market | undefined {
  return byWtype.get(wtype);
}

/** The market and the pick behind what travels on the wire; of a same-match combination, a pick made of its parts. */
export function findPick(wtype: string, rtype: string): { market: Market; pick: MarketPick } | undefined {
  const market = byWtype.get(wtype);
  if (market?.kind !== 'same-match') return tabledPick(wtype, rtype);
  const phase = sameMatchGroups(rtype)?.[0]?.[0]?.market.phase;
  if (phase !== market.phase) return undefined;
  return { market, pick: { pick: rtype, chose: '', rtype, priceField: '' } };
}

/** The same market before the match and in play. */
export function marketInPhase(market: Market, phase: Phase): Market | undefined {
  if (market.phase === phase) return market;
  if (market.kind === 'same-match') return sameMatchMarkets[phase];
  return markets.find(
    other =>
      other.phase === phase &&
      other.kind === market.kind &&
      other.period === market.period &&
      other.set === market.set &&
      other.bestOf === market.bestOf &&
      other.alternate === market.alternate,
  );
}

/** The key of one selection everywhere: the provider has no id for it. */
export function selectionKey(gid: string, wtype: string, rtype: string): string {
  return `${gid}/${wtype}/${rtype}`;
}
