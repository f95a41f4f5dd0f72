import { useText } from '@lobby/i18n';
import { lazy } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { FoldedPart } from './folded-part.tsx';

/** Asked for when it is opened. */
const MatchStandings = lazy(() => import('../results/standings/match-standings.tsx'));

/** The table of the league of a match, folded away at first. */
export function MatchTable({ match }: { match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  return (
    <FoldedPart icon="sort" title={t('sportsbook.match.table', { league: match.league })}>
      {() => <MatchStandings match={match} />}
    </FoldedPart>
  );
}
