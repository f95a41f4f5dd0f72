import type { EarlierSelection, PickedSelection } from '@lobby/betslip';
import { findPick, marketInPhase, selectionKey } from '@lobby/betting';
import type { DecodedGame } from '../feed/codec.ts';

/**
 * The same pick in its match as it is now, in play if the match has begun. What the member agrees to is what it was
 * then, so that the slip shows what has changed and asks. Undefined when the match offers it no more.
 */
export function currentSelection(
  earlier: EarlierSelection,
  games: readonly DecodedGame[],
): PickedSelection | undefined {
  const found = findPick(earlier.wtype, earlier.rtype);
  for (const { info, prices } of games) {
    const market = found && marketInPhase(found.market, info.live ? 'live' : 'pre');
    const pick = market?.picks.find(each => each.pick === found?.pick.pick);
    if (!market || !pick) continue;
    const key = selectionKey(info.gid, market.wtype, pick.rtype);
    const now = prices.prices.find(([each]) => each === key)?.[1];
    if (!now) continue;
    return {
      key,
      gid: info.gid,
      gide: info.ecid,
      gtype: info.sport,
      wtype: market.wtype,
      rtype: pick.rtype,
      league: info.league,
      teamH: info.teams.home,
      teamC: info.teams.away,
      kickoff: info.kickoff,
      live: info.live,
      score: info.score ? `${info.score.home}:${info.score.away}` : '',
      agreed: {
        price: now.price,
        line: earlier.line,
        strong: earlier.strong,
        shown: earlier.price,
      },
    };
  }
  return undefined;
}
