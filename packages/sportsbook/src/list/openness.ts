import { selectionKey } from '@lobby/betting';
import type { Board } from '../feed/board.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { type Column, type ColumnsOfSport, marketOf } from './columns.ts';

/**
 * What can be done about a match in the columns that are shown: bet, wait until it opens again, look at its other
 * markets, which are open, or nothing.
 */
export type Openness = 'open' | 'suspended' | 'elsewhere' | 'closed';

/** By ecid; a match that is not among them is taken for open. */
export type OpennessOf = ReadonlyMap<string, Openness>;

/** The keys of the prices that a row has in these columns. */
export function keysInView({ gid, live }: MatchInfo, columns: readonly Column[]): readonly string[] {
  return columns.flatMap(column => {
    const { wtype, picks } = marketOf(column, live ? 'live' : 'pre');
    return picks.map(({ rtype }) => selectionKey(gid, wtype, rtype));
  });
}

/** Whether a match has anything to bet on in these columns now. Prices that are only old count as open. */
export function opennessOf(
  { prices }: Pick<Board, 'prices'>,
  match: MatchInfo,
  columns: readonly Column[],
): Openness {
  const entries = keysInView(match, columns).flatMap(key => prices.read(key) ?? []);
  if (entries.some(({ locked, isOld }) => !locked || isOld)) return 'open';
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
