import type { MatchInfo } from '../feed/match-info.ts';
import type { LeagueChoice } from './league-filter.tsx';

/** The leagues of a list with their number of matches, biggest first. */
export function leaguesOf(matches: readonly MatchInfo[]): readonly LeagueChoice[] {
  const leagues = new Map<string, LeagueChoice>();
  for (const { leagueId: id, league: name } of matches) {
    leagues.set(id, { id, name, count: (leagues.get(id)?.count ?? 0) + 1 });
  }
  return [...leagues.values()].sort((one, other) => other.count - one.count);
}
