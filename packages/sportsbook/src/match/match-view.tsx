import { useSession } from '@lobby/api/session';
import { MatchBets } from '@lobby/betslip';
import { lazyWithTexts, useText } from '@lobby/i18n';
import { findSport, type SportType } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { useNear } from '@lobby/ui-kit/use-near';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Feed } from '../feed/feed.ts';
import { type MatchState, type OfferedLine, openMatch } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useNoteViewed } from '../remembered/use-note-viewed.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useMatch } from '../state/use-board.ts';
import { useFeed } from '../state/use-feed.ts';
import { DelayedBadge } from '../status/delayed-badge.tsx';
import { NotLoaded } from '../status/not-loaded.tsx';
import { FoldedPart } from './folded-part.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchMarkets } from './match-markets.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import css from './match-view.module.css';
import { MatchOver } from './over/match-over.tsx';
import { courseMessages } from './prices/messages/index.ts';
import { Suspended } from './suspended.tsx';
import { useHasTracker, WithTracker } from './tracker/lazy-tracker.tsx';

interface MatchViewProps {
  readonly ecid: string;
  readonly sport: SportType;
  onBack(): void;
}

/** Both are asked for when they are opened. */
const PriceCourses = lazyWithTexts(() => import('./prices/price-courses.tsx'), courseMessages);
const MatchStandings = lazy(() => import('../results/standings/match-standings.tsx'));

/** Below everything: where its file does not come, nothing is missed. */
const LeagueMatches = lazy(() =>
  import('./league-matches/league-matches.tsx').catch(() => ({ default: () => null })),
);

const loadingMatch: MatchState = { status: 'loading', lines: [] };

/** One match with every market it offers. */
export function MatchView({ ecid, sport, onBack }: MatchViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { state, feed } = useFeed(ecid, () => openMatch({ sport, ecid }, sportsbook), loadingMatch);
  // The page of a sub-match is that of its match.
  const [main = { ecid }] = state.lines;
  const match = useMatch(main.ecid);
  useNoteViewed(match);
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
      return match ? (
        <Offered match={match} lines={state.lines} asked={ecid} feed={feed} onBack={onBack} />
      ) : (
        <MatchSkeleton />
      );
  }
}

interface OfferedProps {
  readonly match: MatchInfo;
  /** Of the match and of its sub-matches. */
  readonly lines: readonly OfferedLine[];
  /** What the page is of: the match, or one of its sub-matches. */
  readonly asked: string;
  readonly feed: Feed<MatchState> | undefined;
  onBack(): void;
}

/** A match that takes bets: its score, its markets, and what else there is about it. */
function Offered({ match, lines, asked, feed, onBack }: OfferedProps) {
  const t = useText(sportsbookMessages);
  const { loggedIn } = useSession();
  const { ecid, sport, teams, stateVersion } = match;
  const hasTracker = useHasTracker(sport);
  const own = useMemo(() => lines.filter(line => line.ecid === ecid), [lines, ecid]);
  const courses = <PriceCourses ecid={ecid} sport={sport} lines={own} teams={teams} />;
  return (
    <>
      <MatchHeader match={match} onBack={onBack} />
      <DelayedBadge feed={feed} />
      {findSport(sport)?.table && (
        <FoldedPart icon="sort" title={t('sportsbook.match.table', { league: match.league })}>
          {() => <MatchStandings match={match} />}
        </FoldedPart>
      )}
      {!hasTracker && (
        <FoldedPart icon="chart" title={t('sportsbook.match.courses')}>
          {() => <div className={css.courses}>{courses}</div>}
        </FoldedPart>
      )}
      {!match.open && <Suspended />}
      {loggedIn && <MatchBets gide={ecid} />}
      <WithTracker ecid={ecid} sport={sport} stateVersion={stateVersion} courses={courses}>
        <MatchMarkets lines={lines} match={match} asked={asked} />
      </WithTracker>
      <WhenNear>{() => <LeagueMatches match={match} />}</WhenNear>
    </>
  );
}

/** What is fetched when the place below the markets comes near what is in view. */
function WhenNear({ children }: { children(): ReactNode }) {
  const [place, isNear] = useNear();
  return <div ref={place}>{isNear && <Suspense>{children()}</Suspense>}</div>;
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
