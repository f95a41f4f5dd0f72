import type { EarlierSelection, PickedSelection } from '@lobby/betslip';
import {
  findPick,
  type Market,
  type MarketPick,
  marketInPhase,
  sameMatchGroups,
  sameMatchInPhase,
  selectionKey,
} from '@lobby/betting';
import type { DecodedGame } from '../feed/codec.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import type { RawPrice } from '../feed/price-store.ts';

/** A pick where its match offers it now. */
export interface PickNow {
  readonly info: MatchInfo;
  readonly wtype: string;
  readonly rtype: string;
  /** Of the selection. */
  readonly key: string;
  /** Undefined for a combination of one match, which is on no board: its first quote says what it costs, or that it is gone. */
  readonly now: RawPrice | undefined;
}

/** The same pick in its match as it is now, in play if the match has begun. Undefined when the match offers it no more. */
export function pickNow(
  earlier: Pick<EarlierSelection, 'ecid' | 'wtype' | 'rtype'>,
  games: readonly DecodedGame[],
): PickNow | undefined {
  const found = findPick(earlier.wtype, earlier.rtype);
  for (const { info, prices } of games) {
    // A sub-match has the markets of its match, about something else.
    if (info.ecid !== earlier.ecid) continue;
    const market = found && marketInPhase(found.market, info.live ? 'live' : 'pre');
    const rtype = market && found && rtypeIn(market, found.pick);
    if (!market || rtype === undefined) continue;
    const key = selectionKey(info.gid, market.wtype, rtype);
    const now = prices.prices.find(([each]) => each === key)?.[1];
    if (!now && market.kind !== 'same-match') continue;
    return { info, wtype: market.wtype, rtype, key, now };
  }
  return undefined;
}

/**
 * The same pick as the slip takes it over. What the member agrees to is what it was then, so that the slip shows what has
 * changed and asks. Undefined when the match offers it no more.
 */
export function currentSelection(
  earlier: EarlierSelection,
  games: readonly DecodedGame[],
): PickedSelection | undefined {
  const found = pickNow(earlier, games);
  if (!found) return undefined;
  const { info, now, ...pick } = found;
  return {
    ...pick,
    gid: info.gid,
    gide: info.ecid,
    ...(info.counts !== 'goals' && { gidm: info.gidm }),
    gtype: info.sport,
    league: info.league,
    teamH: info.teams.home,
    teamC: info.teams.away,
    kickoff: info.kickoff,
    live: info.live,
    score: scoreText(info),
    agreed: {
      price: now?.price ?? { kind: 'decimal', odds: '' },
      line: earlier.line,
      strong: earlier.strong,
      shown: earlier.price,
    },
  };
}

/** "1:2", empty while there is none. */
export function scoreText({ score }: MatchInfo): string {
  return score ? `${score.home}:${score.away}` : '';
}

/** A pick in the same market of another phase; undefined where that does not have it. */
function rtypeIn(market: Market, { pick, rtype }: MarketPick): string | undefined {
  if (market.kind !== 'same-match') return market.picks.find(each => each.pick === pick)?.rtype;
  const groups = sameMatchGroups(rtype);
  return groups && sameMatchInPhase(groups, market.phase);
}
