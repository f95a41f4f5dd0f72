import type { MatchInfo } from '../feed/match-info.ts';
import { inLeagueOrder } from '../list/league-order.ts';
import type { LeagueChoice } from './league-filter.tsx';

/**
 * The leagues of a list with their number of matches, in the order in which they are listed everywhere: it does not
 * depend on the counts, so nothing moves while one reaches for it.
 */
export function leaguesOf(
  matches: readonly MatchInfo[],
  leagueOrder: readonly string[],
): readonly LeagueChoice[] {
  const leagues = new Map<string, LeagueChoice>();
  for (const { leagueId: id, league: name } of matches) {
    leagues.set(id, { id, name, count: (leagues.get(id)?.count ?? 0) + 1 });
  }
  return [...leagues.values()].sort(inLeagueOrder(leagueOrder));
}
