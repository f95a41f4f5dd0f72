import { nameHalf } from '@lobby/betting/names';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { findSport, type SportCode, type SportPlay, sports } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useMemo, useState } from 'react';
import type { OfferedLine } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { oneColumn, oneColumnBeside } from '../state/widths.ts';
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
import css from './match-markets.module.css';

interface MatchMarketsProps {
  readonly lines: readonly OfferedLine[];
  readonly match: MatchInfo;
}

/** The markets of a match in cards, all of them or those of a group. */
export function MatchMarkets({ lines, match }: MatchMarketsProps) {
  const t = useText(sportsbookMessages);
  const [filter, setFilter] = useState<GroupFilter>('all');
  const groups = useMemo(() => groupMarkets(lines), [lines]);
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
            label:
              value === 'half'
                ? nameHalf(t, match.sport)
                : t(`sportsbook.match.group.${nameOf(value, match.sport)}`),
          }))}
        />
      </div>
      {bandsOf(groups.filter(group => isInFilter(group, filter))).map(band => (
        <Band key={band.id} band={band} match={match} />
      ))}
    </>
  );
}

/** What a group is called: a sport that is played on until one side leads counts points, or games. */
function nameOf(group: Exclude<GroupFilter, 'half'>, sport: SportCode) {
  const { mayEndLevel, sets }: SportPlay = sports[sport].play;
  if (group === 'main' && sets) return `main.${sets.counts}` as const;
  return group === 'goals' && !mayEndLevel ? (sets?.counts ?? 'points') : group;
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
