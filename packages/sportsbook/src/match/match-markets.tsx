import { nameHalf } from '@lobby/betting/names';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { type SportCode, type SportPlay, sports } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Segmented } from '@lobby/ui-kit/segmented';
import { useMemo, useState } from 'react';
import type { OfferedLine } from '../feed/match-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { countedWords, setWords } from '../sets/count-words.ts';
import { oneColumn, oneColumnBeside } from '../state/widths.ts';
import { balanceColumns } from './balance-columns.ts';
import { MarketCard } from './market-card.tsx';
import css from './match-markets.module.css';
import {
  bandsOf,
  type CardFilter,
  cardFilters,
  cardsOf,
  isInFilter,
  type MarketBand,
  type OfferedCard,
} from './offered-cards.ts';
import { useHasTracker } from './tracker/lazy-tracker.tsx';

interface MatchMarketsProps {
  readonly lines: readonly OfferedLine[];
  readonly match: MatchInfo;
}

/** The markets of a match in cards, all of them or those of a filter. */
export function MatchMarkets({ lines, match }: MatchMarketsProps) {
  const t = useText(sportsbookMessages);
  const [filter, setFilter] = useState<CardFilter>('all');
  const cards = useMemo(() => cardsOf(lines), [lines]);
  if (cards.length === 0) {
    return (
      <EmptyState
        icon="lock"
        scene="closed"
        title={t('sportsbook.match.noMarkets')}
        hint={t('sportsbook.match.noMarketsHint')}
      />
    );
  }
  const filters = cardFilters.filter(name => cards.some(card => isInFilter(card, name)));
  return (
    <>
      <div className={css.filters}>
        <Segmented<CardFilter>
          label={t('sportsbook.match.filters')}
          value={filters.includes(filter) ? filter : 'all'}
          onChange={setFilter}
          items={filters.map(value => ({
            value,
            label:
              value === 'half'
                ? nameHalf(t, match.sport)
                : t(`sportsbook.match.filter.${nameOf(value, match.sport)}`),
          }))}
        />
      </div>
      {bandsOf(cards.filter(card => isInFilter(card, filter))).map(band => (
        <Band key={band.id} band={band} match={match} />
      ))}
    </>
  );
}

/** What a filter is called: a sport that is played on until one side leads counts points, or games. */
function nameOf(filter: Exclude<CardFilter, 'half'>, sport: SportCode) {
  const { mayEndLevel, sets }: SportPlay = sports[sport].play;
  if (filter === 'main' && sets) return `main.${countedWords(sets.counts)}` as const;
  if (filter === 'score' && sets) return `score.${setWords(sets.counts)}` as const;
  if (filter !== 'goals' || mayEndLevel) return filter;
  return sets ? countedWords(sets.counts) : 'points';
}

/** Cards side by side where there is room for two columns of them. */
function Band({ band: { cards, isWide }, match }: { band: MarketBand; match: MatchInfo }) {
  const hasTracker = useHasTracker(match.sport);
  const isNarrow = useMedia(hasTracker ? oneColumnBeside : oneColumn);
  const draw = (shown: readonly OfferedCard[]) =>
    shown.map(card => <MarketCard key={card.id} card={card} match={match} />);
  // A line that comes or goes makes a card higher; no card changes its column for that.
  const names = cards.map(({ id }) => id).join();
  const columns = useMemo(() => balanceColumns(cards).map(column => column.map(({ id }) => id)), [names]);
  if (isWide || isNarrow) return <div>{draw(cards)}</div>;
  return (
    <div className={css.columns}>
      {columns.map((ids, at) => (
        <div key={at}>{draw(cards.filter(({ id }) => ids.includes(id)))}</div>
      ))}
    </div>
  );
}
