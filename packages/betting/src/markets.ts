import { alternateRows, mainRows, otherRows } from './market-rows.ts';

export type MarketKind =
  | 'handicap'
  | 'total'
  | '1x2'
  | 'odd-even'
  | 'correct-score'
  | 'total-goals'
  | 'half-full'
  | 'both-score';

export type Period = 'full' | 'half';
export type Phase = 'pre' | 'live';

/** One thing that can be backed. */
export interface MarketPick {
  /** What it means: H N C · O U · ODD EVEN · "1:0" or OTHER · "0-1" … "7+" · "HN" (half, full) · Y N. */
  readonly pick: string;
  /** chose_team on the wire: H, N or C; empty where no side is chosen. Over is C, under is H. */
  readonly chose: 'H' | 'N' | 'C' | '';
  readonly rtype: string;
  /** The field of a wire game that carries its price. */
  readonly priceField: string;
}

/** One market of the provider: which fields carry it and what can be picked. */
export interface Market {
  readonly kind: MarketKind;
  readonly period: Period;
  readonly phase: Phase;
  readonly wtype: string;
  /** The field of a wire game with the line ("0 / 0.5"); absent for markets without one. */
  readonly lineField?: string;
  /** The field that says which side gives the handicap (H or C). */
  readonly strongField?: string;
  /** A two-way pair follows the member's odds format as a pair; all else is decimal in every format. */
  readonly paired: boolean;
  /** In the order they are shown: home, draw, away; over, under. */
  readonly picks: readonly MarketPick[];
}

/** Every market this house trades (6-sportsbook, section 3). */
export const markets: readonly Market[] = [...mainRows, ...otherRows, ...alternateRows];

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
