import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { inlineText } from '@lobby/api-client/request';
import { currentLocale, useLocale, useText } from '@lobby/i18n';
import { mainType } from '@lobby/sports';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { createBoard } from '../feed/board.ts';
import { type ListState, openList } from '../feed/list-feed.ts';
import { HeroScene } from '../living-scene/hero-scene.by-look.tsx';
import { sportsbookMessages } from '../messages/index.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';
import { Hot } from './hot.by-look.tsx';
import { HotPrices, shownMarkets } from './hot-prices.tsx';
import { HotSkeleton } from './hot-skeleton.by-look.tsx';
import { keptInPlace } from './kept-in-place.ts';

const most = 8;

const loadingList: ListState = { status: 'loading', ids: [] };

/** The hot matches, with a board of their own. */
export function HotWithBoard({ scenePlace }: { readonly scenePlace: HTMLElement | null }) {
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
  /** Where the hero lets matches be drawn. */
  readonly scenePlace?: HTMLElement | null;
}

/** The hot list of a board, in whatever state it is. */
export function HotList({ sportsbook, scenePlace }: HotListProps) {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  const { state: latest, feed } = useFeed(
    'hot',
    () => openList({ sport: mainType, show: 'hot', wtypes: shownMarkets }, sportsbook),
    loadingList,
  );
  // Eight matches at once are a long task; drawn later, React takes breaks.
  const state = useDeferredValue(latest);
  const shown = useKeptInPlace(state.ids);
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
      <Hot ids={shown} />
      {scenePlace && (
        <HeroScene ids={state.ids} place={scenePlace} prices={match => <HotPrices match={match} />} />
      )}
    </>
  );
}

/** The first matches of the list; those that were shown before stay where they were. */
function useKeptInPlace(ids: readonly string[]): readonly string[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const next = keptInPlace(shown, ids.slice(0, most));
  if (next !== shown) setShown(next);
  return next;
}
