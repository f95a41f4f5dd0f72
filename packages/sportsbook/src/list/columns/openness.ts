import { selectionKey } from '@lobby/betting';
import type { Board } from '../../feed/board.ts';
import type { MatchInfo } from '../../feed/match-info.ts';
import { picksOf } from '../../price/market-layout.ts';
import { type Column, type ColumnsOfSport, marketIn, winnerBeside } from './columns.ts';

/**
 * What can be done about a match in the columns that are shown: bet, wait until it opens again, look at its other
 * markets, which are open, or nothing.
 */
export type Openness = 'open' | 'suspended' | 'elsewhere' | 'closed';

/** By ecid; a match that is not among them is taken for open. */
export type OpennessOf = ReadonlyMap<string, Openness>;

type Prices = Pick<Board, 'prices'>['prices'];

/** The keys of the prices that a row may have in these columns, or in that of the winner in their place. */
export function keysInView(match: MatchInfo, columns: readonly Column[]): readonly string[] {
  const winner = winnerBeside(columns);
  return keysOf(match, winner ? [...columns, winner] : columns);
}

function keysOf(match: MatchInfo, columns: readonly Column[]): readonly string[] {
  return columns.flatMap(column => {
    const market = marketIn(column, match);
    return picksOf(market, match.sport).map(({ rtype }) => selectionKey(match.gid, market.wtype, rtype));
  });
}

/** Prices that are only old count as open. */
function isAnyOpen(prices: Prices, keys: readonly string[]): boolean {
  return keys.some(key => {
    const entry = prices.read(key);
    return entry !== undefined && (!entry.locked || entry.isOld);
  });
}

/** The winner, where the columns of a row are closed and it is still sold: in the last frame of a match of snooker. */
export function winnerAlone(
  { prices }: Pick<Board, 'prices'>,
  match: MatchInfo,
  columns: readonly Column[],
): Column | undefined {
  const winner = winnerBeside(columns);
  if (!winner || isAnyOpen(prices, keysOf(match, columns))) return undefined;
  return isAnyOpen(prices, keysOf(match, [winner])) ? winner : undefined;
}

/** Whether a match has anything to bet on in these columns, or in that of the winner in their place, now. */
export function opennessOf(
  { prices }: Pick<Board, 'prices'>,
  match: MatchInfo,
  columns: readonly Column[],
): Openness {
  if (isAnyOpen(prices, keysInView(match, columns))) return 'open';
  if (match.moreCount === 0) return 'closed';
  return match.open ? 'elsewhere' : 'suspended';
}

/** The openness of every match of a list. */
export function opennessOfAll(
  board: Pick<Board, 'prices'>,
  matches: readonly MatchInfo[],
  columns: ColumnsOfSport,
): OpennessOf {
  return new Map(matches.map(match => [match.ecid, opennessOf(board, match, columns(match.sport))]));
}
