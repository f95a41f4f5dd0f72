import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { EarlierSelection } from '@lobby/betslip';
import { typeOf } from '@lobby/sports';
import { type DecodedGame, decodeGame } from '../feed/codec.ts';

type GamesOfPicks =
  | { readonly ok: true; readonly gamesOf: (ecid: string) => readonly DecodedGame[] }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The matches of picks as they are now, each asked for once and one after the other; all of them or a failure. */
export async function gamesOfPicks(
  call: CallSportsbook,
  picks: readonly Pick<EarlierSelection, 'ecid' | 'gtype'>[],
): Promise<GamesOfPicks> {
  const games = new Map<string, readonly DecodedGame[]>();
  for (const { ecid, gtype } of picks) {
    if (games.has(ecid)) continue;
    const answer = await call(sportsbook.gameMore, { gtype: typeOf(gtype), ecid });
    if (!answer.ok) return { ok: false, failure: answer.failure };
    games.set(ecid, answer.data.game.map(decodeGame));
  }
  return { ok: true, gamesOf: ecid => games.get(ecid) ?? [] };
}
