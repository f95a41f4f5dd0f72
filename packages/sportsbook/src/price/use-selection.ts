import { type PickedSelection, useIsSelected, useSelectionPress } from '@lobby/betslip';
import { selectionKey } from '@lobby/betting';
import { useCallback } from 'react';
import type { Board } from '../feed/board.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';

/** What a price cell backs. */
export interface SelectionAddress {
  readonly ecid: string;
  readonly gid: string;
  readonly wtype: string;
  readonly rtype: string;
}

/** Whether a selection is in the slip, and the press on its price. */
export function useSelection(address: SelectionAddress): { readonly selected: boolean; press(): void } {
  const { ecid, gid, wtype, rtype } = address;
  const { board } = useSportsbook();
  const pressOn = useSelectionPress();
  const selected = useIsSelected(selectionKey(gid, wtype, rtype));
  const press = useCallback(() => {
    // A press may come before anything has reported a sleep.
    board.prices.lockOld();
    const selection = readSelection(board, { ecid, gid, wtype, rtype });
    if (selection) pressOn(selection);
  }, [board, pressOn, ecid, gid, wtype, rtype]);
  return { selected, press };
}

/** The selection as the slip takes it, at what the board shows now; undefined while it is not for sale. */
export function readSelection(
  board: Board,
  { ecid, gid, wtype, rtype }: SelectionAddress,
): PickedSelection | undefined {
  const key = selectionKey(gid, wtype, rtype);
  const match = board.matches.read(ecid);
  const entry = board.prices.read(key);
  if (!match || !entry || entry.locked) return undefined;
  const { price, line, strong } = entry;
  return {
    key,
    gid,
    gide: ecid,
    ...(match.counts !== 'goals' && { gidm: match.gidm }),
    gtype: match.sport,
    wtype,
    rtype,
    league: match.league,
    teamH: match.teams.home,
    teamC: match.teams.away,
    kickoff: match.kickoff,
    live: match.live,
    score: match.score ? `${match.score.home}:${match.score.away}` : '',
    agreed: { price, line, strong },
  };
}
