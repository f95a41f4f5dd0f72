import { toFailure } from '@lobby/api';
import { useGamesInfiniteQuery } from '@lobby/api/endpoints/venue-games';
import { useLocale } from '@lobby/i18n';
import { useEffect, useMemo, useState } from 'react';
import type { ListedCategory } from '../venue-types.ts';
import { askedFor, type GameChoice } from './game-choice.ts';
import { poolKey } from './pools/pool-key.ts';

/** Letters are typed faster than each is worth a question, ms. */
const settleMs = 250;

/** The games that are chosen, part after part as they come into view. */
export function useGames(category: ListedCategory, choice: GameChoice) {
  const langx = useLocale();
  const search = useSettled(choice.search, settleMs);
  const games = useGamesInfiniteQuery(
    { category, langx, ...askedFor({ ...choice, search }) },
    { refetchOnMountOrArgChange: 30 },
  );
  const { currentData, isFetching, isFetchingNextPage, hasNextPage } = games;
  // Until its answer is there, a choice is shown what was chosen before.
  const parts = (currentData ?? (isFetching ? games.data : undefined))?.pages;
  // An order may have changed between two parts.
  const shown = useMemo(
    () =>
      parts && [...new Map(parts.flatMap(part => part.games).map(game => [poolKey(game), game])).values()],
    [parts],
  );
  const last = parts?.at(-1);
  return {
    games: shown,
    total: last?.total ?? 0,
    features: last?.features ?? none,
    isLate: search !== choice.search || !currentData,
    more: hasNextPage
      ? {
          after: shown?.length ?? 0,
          isBusy: isFetchingNextPage,
          hasFailed: games.isFetchNextPageError,
          onMore: () => void games.fetchNextPage(),
        }
      : undefined,
    failure: !shown && games.error ? toFailure(games.error) : undefined,
    isRetrying: isFetching,
    retry: () => void games.refetch(),
  };
}

const none: readonly string[] = [];

/** A value once it has stayed the same for so long. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
