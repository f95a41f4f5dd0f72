import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import type { EarlierSelection, LookedUp } from '@lobby/betslip';
import { typeOf } from '@lobby/sports';
import { type DecodedGame, decodeGame } from '../feed/codec.ts';
import { currentSelection } from './current-selection.ts';

/** Looks up picks of an earlier moment as they are now; all of them or a failure, so that no pick is lost unseen. */
export async function lookUpSelections(
  call: CallSportsbook,
  picks: readonly EarlierSelection[],
): Promise<LookedUp> {
  const games = new Map<string, readonly DecodedGame[]>();
  for (const { ecid, gtype } of picks) {
    if (games.has(ecid)) continue;
    const answer = await call(sportsbook.gameMore, { gtype: typeOf(gtype), ecid });
    if (!answer.ok) return { ok: false, failure: answer.failure };
    games.set(ecid, answer.data.game.map(decodeGame));
  }
  const found = picks.map(pick => currentSelection(pick, games.get(pick.ecid) ?? []));
  return {
    ok: true,
    selections: found.filter(selection => selection !== undefined),
    unavailable: found.flatMap((selection, at) => (selection ? [] : [at])),
  };
}
