import type { CallMatchDetail } from '@lobby/api/endpoints/match-detail';
import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { createContext, useContext } from 'react';
import type { Board } from '../feed/board.ts';

/** What every part of the sportsbook works with: the way to the platform, and what is known now. */
export interface Sportsbook {
  readonly ask: CallSportsbook;
  readonly board: Board;
  /** Where a match page may show what happens in its match. */
  readonly askDetail?: CallMatchDetail;
}

export const SportsbookContext = createContext<Sportsbook | undefined>(undefined);

/** The sportsbook around this component. */
export function useSportsbook(): Sportsbook {
  const sportsbook = useContext(SportsbookContext);
  if (!sportsbook)
    throw new Error('useSportsbook was called outside <SportsbookContext>; wrap the part in one.');
  return sportsbook;
}
