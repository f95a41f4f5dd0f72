import type { GameEvent } from '@lobby/games';
import type { PlayedRound } from '../../server.ts';
import { fenOf, yuanOf } from '../../shell/stakes.ts';
import type { Result, TableState } from '../../table/table-calls.ts';
import { lengthOf, type ShownMatch, shownAt } from './shown-at.ts';

type Table = TableState<GameEvent>;

/** What a page may show of a table while its match is played: nothing that tells how that ends. */
export interface Revealed {
  /** The running match as far as it was shown; undefined before it begins. */
  readonly shown: ShownMatch | undefined;
  readonly results: readonly Result<GameEvent>[];
  readonly last: PlayedRound<GameEvent> | undefined;
  readonly balance: string;
  /** The running match waits for its end to be shown. */
  readonly isHeld: boolean;
}

/** @param isStill shows the end at once, for whoever asked for less motion. */
export function reveal(table: Table, now: number, isStill: boolean): Revealed {
  const { number, drawsAt, results, last, balance } = table;
  const running = results.find(result => result.number === number);
  const elapsed = running && (isStill ? lengthOf(running.events) : now - drawsAt);
  const shown = running && elapsed !== undefined ? shownAt(running.events, elapsed) : undefined;
  const isHeld = shown?.isOver === false;
  const isOfIt = last?.number === number;
  return {
    ...{ shown, isHeld },
    results: isHeld ? results.filter(result => result.number !== number) : results,
    last: last && !(isHeld && isOfIt) ? last : undefined,
    // What the match pays is in the balance of the server already.
    balance: isHeld && isOfIt && last ? yuanOf(fenOf(balance) - fenOf(last.win)) : balance,
  };
}
