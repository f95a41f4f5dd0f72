import { intervalRows } from './interval-rows.ts';
import type { Market, MarketPick } from './market.ts';
import { alternateRows, mainRows, otherRows } from './market-rows.ts';
import { nextGoalRows } from './next-goal.ts';
import { partRows } from './part-rows.ts';
import { setRows } from './set-rows.ts';
import { bothHalvesRows, sideRows } from './side-rows.ts';

/** Every market that has prices on a board (docs/rules.md#markets). */
export const markets: readonly Market[] = [
  ...mainRows,
  ...otherRows,
  ...sideRows,
  ...partRows,
  ...setRows,
  ...alternateRows,
  ...intervalRows,
  ...nextGoalRows,
  ...bothHalvesRows,
];

const pickByWire = new Map(
  markets.flatMap(market =>
    market.picks.map(pick => [`${market.wtype} ${pick.rtype}`, { market, pick }] as const),
  ),
);

/** A market of the table and a pick of it; undefined for what the table does not have. */
export function tabledPick(wtype: string, rtype: string): { market: Market; pick: MarketPick } | undefined {
  return pickByWire.get(`${wtype} ${rtype}`);
}
