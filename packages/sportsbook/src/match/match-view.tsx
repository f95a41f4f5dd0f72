import { useSession } from '@lobby/api/session';
import { MatchBets } from '@lobby/betslip';
import { useText } from '@lobby/i18n';
import { findSport, type SportType } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useMemo } from 'react';
import { type MatchState, openMatch } from '../feed/match-feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useNoteViewed } from '../remembered/use-note-viewed.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useMatch } from '../state/use-board.ts';
import { useFeed } from '../state/use-feed.ts';
import { DelayedBadge } from '../status/delayed-badge.tsx';
import { NotLoaded } from '../status/not-loaded.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchMarkets } from './match-markets.tsx';
import { MatchOver } from './match-over.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchTable } from './match-table.tsx';
import { Suspended } from './suspended.tsx';
import { WithTracker } from './tracker/lazy-tracker.tsx';

interface MatchViewProps {
  readonly ecid: string;
  readonly sport: SportType;
  onBack(): void;
}

const loadingMatch: MatchState = { status: 'loading', lines: [] };

/** One match with every market it offers. */
export function MatchView({ ecid, sport, onBack }: MatchViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { state, feed } = useFeed(ecid, () => openMatch({ sport, ecid }, sportsbook), loadingMatch);
  // The page of a sub-match is that of its match.
  const [main = { ecid }] = state.lines;
  const match = useMatch(main.ecid);
  const own = useMemo(() => state.lines.filter(line => line.ecid === main.ecid), [state.lines, main.ecid]);
  useNoteViewed(match);
  const { loggedIn } = useSession();
  switch (state.status) {
    case 'failed':
      return (
        <NotLoaded
          title={t('sportsbook.error.title')}
          failure={state.failure}
          onRetry={() => feed?.retry()}
        />
      );
    case 'unknown':
      return <MatchUnknown onBack={onBack} />;
    case 'over':
      return (
        <WithTracker ecid={ecid} sport={sport}>
          <MatchOver ecid={ecid} sport={sport} ended={state.ended} onBack={onBack} />
        </WithTracker>
      );
    case 'loading':
      return <MatchSkeleton />;
    case 'ready':
      if (!match) return <MatchSkeleton />;
      return (
        <>
          <MatchHeader match={match} onBack={onBack} />
          <DelayedBadge feed={feed} />
          {findSport(match.sport)?.table && <MatchTable match={match} />}
          {!match.open && <Suspended />}
          {loggedIn && <MatchBets gide={match.ecid} />}
          <WithTracker ecid={match.ecid} sport={match.sport} stateVersion={match.stateVersion} lines={own}>
            <MatchMarkets lines={state.lines} match={match} asked={ecid} />
          </WithTracker>
        </>
      );
  }
}

function MatchUnknown({ onBack }: Pick<MatchViewProps, 'onBack'>) {
  const t = useText(sportsbookMessages);
  return (
    <EmptyState
      icon="search"
      scene="missing"
      title={t('sportsbook.match.unknown')}
      hint={t('sportsbook.match.unknownHint')}
      action={
        <Button variant="primary" onClick={onBack}>
          {t('sportsbook.match.overAction')}
        </Button>
      }
    />
  );
}
