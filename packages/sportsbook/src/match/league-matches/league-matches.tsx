import { useText } from '@lobby/i18n';
import { typeOf } from '@lobby/sports';
import { type ReactNode, useMemo } from 'react';
import type { ListState } from '../../feed/list-feed.ts';
import type { MatchInfo } from '../../feed/match-info.ts';
import { winner } from '../../match-card/match-card.tsx';
import { MatchCards } from '../../match-card/match-cards.tsx';
import { sportsbookMessages } from '../../messages/index.ts';
import { useSportsbook } from '../../state/sportsbook-context.ts';
import { useFeed } from '../../state/use-feed.ts';
import { openLeague } from './league-feed.ts';

/** More are in the list of the league. */
const most = 8;
const nothingYet: ListState = { status: 'loading', ids: [] };

/**
 * The other open matches of a match's league, those in play first and then by kick-off. Nothing where there is none, or
 * where they do not come: the page does without.
 */
export default function LeagueMatches({ match }: { match: MatchInfo }): ReactNode {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { ecid, league, leagueId, sport } = match;
  const query = { sport: typeOf(sport), league: leagueId, wtypes: Object.values(winner) };
  const { state } = useFeed(`league ${leagueId}`, () => openLeague(query, sportsbook), nothingYet);
  const ids = useMemo(() => {
    const others = state.ids.flatMap(id => sportsbook.board.matches.read(id) ?? []);
    return others
      .filter(other => other.ecid !== ecid && other.leagueId === leagueId)
      .sort((one, other) => Number(other.live) - Number(one.live) || one.kickoff - other.kickoff)
      .slice(0, most)
      .map(other => other.ecid);
  }, [state.ids, sportsbook, ecid, leagueId]);
  if (state.status === 'failed' || (state.status === 'ready' && ids.length === 0)) return null;
  return (
    <MatchCards
      title={t('sportsbook.match.others', { league })}
      ids={state.status === 'loading' ? undefined : ids}
      isRow
    />
  );
}
