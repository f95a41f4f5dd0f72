import type { Market, MarketPick, Phase } from './market.ts';
import { alternateRows, mainRows, otherRows } from './market-rows.ts';
import { sideRows } from './side-rows.ts';

/** Every market this house trades (docs/rules.md#markets). */
export const markets: readonly Market[] = [...mainRows, ...otherRows, ...sideRows, ...alternateRows];

const byWtype = new Map(markets.map(market => [market.wtype, market]));
const pickByWire = new Map(
  markets.flatMap(market =>
    market.picks.map(pick => [`${market.wtype} ${pick.rtype}`, { market, pick }] as const),
  ),
);

/** The market behind a wtype; undefined for one this house does not trade. */
export function marketByWtype(wtype: string): Market | undefined {
  return byWtype.get(wtype);
}

/** The market and the pick behind what travels on the wire. */
export function findPick(wtype: string, rtype: string): { market: Market; pick: MarketPick } | undefined {
  return pickByWire.get(`${wtype} ${rtype}`);
}

/** The same market before the match and in play. */
export function marketInPhase(market: Market, phase: Phase): Market | undefined {
  if (market.phase === phase) return market;
  const prefix = alternatePrefix(market);
  return markets.find(
    other =>
      other.phase === phase &&
      other.kind === market.kind &&
      other.period === market.period &&
      alternatePrefix(other) === prefix,
  );
}

/** The key of one selection everywhere: the provider has no id for it. */
export function selectionKey(gid: string, wtype: string, rtype: string): string {
  return `${gid}/${wtype}/${rtype}`;
}

/** "A" or "B" for an alternate line, else empty. */
export function alternatePrefix(market: Market): string {
  return /^[AB]/.test(market.wtype) ? market.wtype.slice(0, 1) : '';
}
