import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { EarlierSelection, LookedUp } from '@lobby/betslip';
import { currentSelection } from './current-selection.ts';
import { gamesOfPicks } from './games-of-picks.ts';

/** Looks up picks of an earlier moment as they are now; all of them or a failure, so that no pick is lost unseen. */
export async function lookUpSelections(
  call: CallSportsbook,
  picks: readonly EarlierSelection[],
): Promise<LookedUp> {
  const games = await gamesOfPicks(call, picks);
  if (!games.ok) return games;
  const found = picks.map(pick => currentSelection(pick, games.gamesOf(pick.ecid)));
  return {
    ok: true,
    selections: found.filter(selection => selection !== undefined),
    unavailable: found.flatMap((selection, at) => (selection ? [] : [at])),
  };
}
