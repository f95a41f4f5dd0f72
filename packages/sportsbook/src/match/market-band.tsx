import { useMedia } from '@lobby/feature/use-media';
import { useMemo } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { oneColumn, oneColumnBeside } from '../state/widths.ts';
import { balanceColumns } from './balance-columns.ts';
import { MarketCard } from './market-card.tsx';
import css from './match-markets.module.css';
import type { MarketBand, OfferedCard } from './offered-cards.ts';
import { useHasTracker } from './tracker/lazy-tracker.tsx';

/** Cards side by side where there is room for two columns of them. */
export function Band({ band: { cards, isWide }, match }: { band: MarketBand; match: MatchInfo }) {
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
