import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { inlineText } from '@lobby/api-client/request';
import { currentLocale, useLocale, useText } from '@lobby/i18n';
import { mainSport } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { createBoard } from '../feed/board.ts';
import { type ListState, openList } from '../feed/list-feed.ts';
import { LazyScene } from '../living-scene/lazy-scene.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';
import { HotCard, shownMarkets } from './hot-card.tsx';
import css from './hot-matches.module.css';
import { HotSkeleton } from './hot-skeleton.tsx';

/** Two full rows at most. */
const most = 8;
/** A last row that would be half empty is left out. */
const perRow = 4;

const loadingList: ListState = { status: 'loading', ids: [] };

/** The hot list with a board of its own. */
export function HotCards({ scenePlace }: { readonly scenePlace: HTMLElement | null }) {
  const dispatch = useDispatch();
  const [board] = useState(() => createBoard());
  const sportsbook = useMemo<Sportsbook>(
    () => ({ ask: sportsbookCaller(dispatch, { locale: currentLocale }), board }),
    [dispatch, board],
  );
  return (
    <SportsbookContext value={sportsbook}>
      <HotList sportsbook={sportsbook} scenePlace={scenePlace} />
    </SportsbookContext>
  );
}

interface HotListProps {
  readonly sportsbook: Sportsbook;
  /** Where the first banner lets the matches in play be drawn. */
  readonly scenePlace?: HTMLElement | null;
}

/** The cards of a board's hot list, in whatever state it is. */
export function HotList({ sportsbook, scenePlace }: HotListProps) {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  const { state: latest, feed } = useFeed(
    'hot',
    () => openList({ sport: mainSport, show: 'hot', wtypes: shownMarkets }, sportsbook),
    loadingList,
  );
  // Eight cards at once are a long task; drawn later, React takes breaks.
  const state = useDeferredValue(latest);
  if (state.status === 'loading') return <HotSkeleton />;
  if (state.status === 'failed') {
    const hint = state.failure && inlineText(state.failure, locale);
    return (
      <ErrorState size="s" title={t('sportsbook.hot.error')} hint={hint} onRetry={() => feed?.retry()} />
    );
  }
  if (state.ids.length === 0)
    return (
      <EmptyState
        size="s"
        icon="football"
        title={t('sportsbook.hot.empty')}
        hint={t('sportsbook.hot.emptyHint')}
      />
    );
  return (
    <>
      <ul className={css.cards} aria-label={t('sportsbook.hot.title')}>
        {state.ids.slice(0, cardCount(state.ids.length)).map(ecid => (
          <HotCard key={ecid} ecid={ecid} />
        ))}
      </ul>
      {scenePlace && <LazyScene ids={state.ids} place={scenePlace} />}
    </>
  );
}

function cardCount(matches: number): number {
  if (matches <= perRow) return matches;
  return Math.min(most, matches - (matches % perRow));
}
