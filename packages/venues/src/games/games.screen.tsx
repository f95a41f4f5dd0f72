import { toFailure } from '@lobby/api';
import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale } from '@lobby/i18n';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listedAt } from '../categories/hall-of.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { useEnterGame } from '../launch/use-enter-game.ts';
import { readChoice, writeChoice } from './game-choice.ts';
import { GamesView } from './games.view.tsx';
import { useFavourites } from './use-favourites.ts';
import { usePools } from './use-pools.ts';

/** The games of a category; the address says which, and what was chosen. */
export default function GamesScreen() {
  const locale = useLocale();
  const category = listedAt(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const games = useGameListQuery({ category, langx: locale }, { refetchOnMountOrArgChange: 30 });
  const { data: venues = [] } = useVenuesQuery(
    { category, langx: locale },
    { refetchOnMountOrArgChange: 30 },
  );
  const favourites = useFavourites(games.data);
  const pools = usePools(games.data);
  const { launching, enter } = useEnterGame(category, venues);
  return (
    <>
      <GamesView
        category={category}
        games={favourites.games}
        venues={venues}
        choice={readChoice(params)}
        pools={pools}
        failure={!games.data && games.error ? toFailure(games.error) : undefined}
        isRetrying={games.isFetching}
        onChoice={next => setParams(writeChoice(next), { replace: true, preventScrollReset: true })}
        onRetry={() => void games.refetch()}
        onPlay={game => enter(game, false)}
        onTry={game => enter(game, true)}
        onFavourite={favourites.toggle}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
