import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { findSport, type SportCode, sports } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useMemo, useState } from 'react';
import { type MatchState, openMatch } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useNoteViewed } from '../remembered/use-note-viewed.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useMatch } from '../state/use-board.ts';
import { useFeed } from '../state/use-feed.ts';
import { oneColumn, oneColumnBeside } from '../state/widths.ts';
import { DelayedBadge } from '../status/delayed-badge.tsx';
import { NotLoaded } from '../status/not-loaded.tsx';
import { balanceColumns } from './balance-columns.ts';
import {
  bandsOf,
  type GroupFilter,
  groupFilters,
  groupMarkets,
  isInFilter,
  type MarketBand,
  type MarketGroup,
} from './group-markets.ts';
import { MarketCard } from './market-card.tsx';
import { MatchHeader } from './match-header.tsx';
import { MatchOver } from './match-over.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { MatchTable } from './match-table.tsx';
import css from './match-view.module.css';
import { WithTracker } from './tracker/lazy-tracker.tsx';

interface MatchViewProps {
  readonly ecid: string;
  readonly sport: SportCode;
  onBack(): void;
}

const loadingMatch: MatchState = { status: 'loading', lines: [] };

/** One match with every market it offers. */
export function MatchView({ ecid, sport, onBack }: MatchViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { state, feed } = useFeed(ecid, () => openMatch({ sport, ecid }, sportsbook), loadingMatch);
  const match = useMatch(ecid);
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
      if (!match) return <MatchSkeleton />;
      return (
        <>
          <MatchHeader match={match} onBack={onBack} />
          <DelayedBadge feed={feed} />
          {findSport(match.sport)?.table && <MatchTable match={match} />}
          {!match.open && <Suspended />}
          <WithTracker ecid={ecid} sport={match.sport} stateVersion={match.stateVersion} lines={state.lines}>
            <Markets state={state} match={match} />
          </WithTracker>
        </>
      );
  }
}

function Markets({ state, match }: { state: MatchState; match: MatchInfo }) {
  const t = useText(sportsbookMessages);
  const [filter, setFilter] = useState<GroupFilter>('all');
  const groups = useMemo(() => groupMarkets(state.lines), [state.lines]);
  if (groups.length === 0) {
    return (
      <EmptyState
        icon="lock"
        scene="closed"
        title={t('sportsbook.match.noMarkets')}
        hint={t('sportsbook.match.noMarketsHint')}
      />
    );
  }
  const filters = groupFilters.filter(name => groups.some(group => isInFilter(group, name)));
  return (
    <>
      <div className={css.filters}>
        <Segmented<GroupFilter>
          label={t('sportsbook.match.groups')}
          value={filters.includes(filter) ? filter : 'all'}
          onChange={setFilter}
          items={filters.map(value => ({
            value,
            label: t(`sportsbook.match.group.${nameOf(value, match.sport)}`),
          }))}
        />
      </div>
      {bandsOf(groups.filter(group => isInFilter(group, filter))).map(band => (
        <Band key={band.id} band={band} match={match} />
      ))}
    </>
  );
}

/** What a group is called: that of goals by what the sport counts. */
function nameOf(group: GroupFilter, sport: SportCode): GroupFilter | 'points' {
  return group === 'goals' ? sports[sport].play.counts : group;
}

/** Cards side by side where there is room for two columns of them. */
function Band({ band: { groups, isWide }, match }: { band: MarketBand; match: MatchInfo }) {
  const canAsk = useSportsbook().askDetail !== undefined;
  const hasTracker = canAsk && findSport(match.sport)?.hasTracker;
  const isNarrow = useMedia(hasTracker ? oneColumnBeside : oneColumn);
  const cards = (shown: readonly MarketGroup[]) =>
    shown.map(group => <MarketCard key={group.id} group={group} match={match} />);
  // A line that comes or goes makes a card higher; no card changes its column for that.
  const names = groups.map(({ id }) => id).join();
  const columns = useMemo(() => balanceColumns(groups).map(column => column.map(({ id }) => id)), [names]);
  if (isWide || isNarrow) return <div>{cards(groups)}</div>;
  return (
    <div className={css.columns}>
      {columns.map((ids, at) => (
        <div key={at}>{cards(groups.filter(({ id }) => ids.includes(id)))}</div>
      ))}
    </div>
  );
}

function Suspended() {
  const t = useText(sportsbookMessages);
  return (
    <p role="status" className={css.suspended}>
      <Icon name="lock" size={16} />
      {t('sportsbook.match.suspended')}
    </p>
  );
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
