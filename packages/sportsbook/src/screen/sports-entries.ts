import { useText } from '@lobby/i18n';
import { championType, iconOf, type ListedType, listedTypes } from '@lobby/sports';
import type { IconName } from '@lobby/ui-kit/icon';
import { type Counts, countOf } from '../feed/counts-feed.ts';
import { inLeagueOrder } from '../list/league-order.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { nameBrowsed } from '../query/name-browsed.ts';
import { type BrowseType, showsOf, withShow } from '../query/use-browse-query.ts';
import type { SportsProps } from './sports-props.ts';

/** Something to choose, and how many matches that is. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly icon?: IconName;
  /** The league whose crest stands before the label. */
  readonly league?: string;
  readonly count?: number;
  onPress(): void;
}

/** All sports together, each by itself, and the champions. */
export function useSportEntries({
  query,
  counts,
  isResults,
  onGo,
}: SportsProps): readonly (Entry & { id: BrowseType })[] {
  const t = useText(sportsbookMessages);
  return [
    ...listedTypes.map(type => ({
      id: type,
      icon: iconOf(type),
      label: nameBrowsed(t, type),
      count: totalOf(counts, type),
      isOn: !isResults && query.sport === type,
      onPress: () => onGo({ ...query, sport: type, match: '' }),
    })),
    {
      id: championType,
      icon: 'champion',
      label: nameBrowsed(t, championType),
      count: counts?.champions && counts.champions.today + counts.champions.early,
      isOn: !isResults && query.sport === championType,
      onPress: () => onGo({ ...query, sport: championType, date: '', match: '' }),
    },
  ];
}

/** What is on of the sport that is chosen: in play, today, later; nothing of a champion market is only in play. */
export function useShowEntries({ query, counts, onGo }: SportsProps): readonly Entry[] {
  const t = useText(sportsbookMessages);
  const { sport } = query;
  if (sport === championType)
    return (['today', 'early'] as const).map(show => ({
      id: show,
      label: t(`sportsbook.show.${show}`),
      count: counts?.champions?.[show],
      isOn: show === 'early' ? query.show === 'early' : query.show !== 'early',
      onPress: () => onGo({ ...query, show, date: '', match: '' }),
    }));
  return showsOf(sport).map(show => ({
    id: show,
    label: t(`sportsbook.show.${show}`),
    count: counts && countOf(counts, sport, show),
    isOn: query.show === show,
    onPress: () => onGo({ ...withShow(query, show), match: '' }),
  }));
}

/** What has been played. */
export function useResultsEntry({ isResults, onResults }: SportsProps): Entry {
  const t = useText(sportsbookMessages);
  return {
    id: 'results',
    icon: 'whistle',
    label: t('sportsbook.results.open'),
    isOn: isResults,
    onPress: onResults,
  };
}

/** The quick leagues of the sport, after all of them; empty where it has none. */
export function useLeagueEntries({
  query,
  counts,
  leagues,
  isResults,
  onLeagues,
}: SportsProps): readonly Entry[] {
  const t = useText(sportsbookMessages);
  const quick = (counts?.leagues ?? [])
    .filter(league => league.quick && league.sport === query.sport)
    .sort(inLeagueOrder([]));
  if (quick.length === 0) return [];
  return [
    {
      id: 'all',
      icon: 'champion',
      label: t('sportsbook.quick.all'),
      isOn: !isResults && leagues.size === 0,
      onPress: () => onLeagues(new Set()),
    },
    ...quick.map(({ id, name, count }) => ({
      id,
      league: id,
      label: name,
      count,
      isOn: !isResults && leagues.size === 1 && leagues.has(id),
      onPress: () => onLeagues(new Set([id])),
    })),
  ];
}

function totalOf(counts: Counts | undefined, type: ListedType): number | undefined {
  return counts && showsOf(type).reduce((sum, show) => sum + countOf(counts, type, show), 0);
}
