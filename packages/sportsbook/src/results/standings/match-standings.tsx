import { results } from '@lobby/api-client/contract/game/results';
import { useText } from '@lobby/i18n';
import { typeOf } from '@lobby/sports';
import type { MatchInfo } from '../../feed/match-info.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { NotLoaded } from '../../status/not-loaded.tsx';
import { resultMessages } from '../messages/index.ts';
import { StandingsTable } from './standings-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** The table of the league of a match, with its two clubs marked. */
export default function MatchStandings({ match }: { match: MatchInfo }) {
  const t = useText(resultMessages);
  const [state, retry] = useAnswer(results.standings, { gtype: typeOf(match.sport), lid: match.leagueId });
  if (state.status === 'loading') return <TableSkeleton />;
  if (state.status === 'failed')
    return (
      <NotLoaded size="s" title={t('sportResults.table.error')} failure={state.failure} onRetry={retry} />
    );
  if (state.answer.rows.length === 0) return <p>{t('sportResults.table.emptyHint')}</p>;
  return (
    <StandingsTable
      sport={match.sport}
      league={match.league}
      rows={state.answer.rows}
      marked={[match.teamIds.home, match.teamIds.away]}
    />
  );
}
