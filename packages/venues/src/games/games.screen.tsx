import { toFailure } from '@lobby/api';
import { useBonusPoolsQuery, useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useBrand } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { listedAt } from '../categories/hall-of.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { launchPage } from '../launch/launch-path.ts';
import { launchPlace } from '../launch/launch-place.ts';
import { keepLaunch } from '../launch/launches.ts';
import { useLaunch } from '../launch/use-launch.ts';
import type { Game, ToldPool } from '../venue-types.ts';
import { readChoice, writeChoice } from './game-choice.ts';
import { GamesView } from './games.view.tsx';
import { poolKey } from './pool-key.ts';
import { useFavourites } from './use-favourites.ts';

/** How often the jackpots are asked for, ms; in between their figures grow by themselves. */
const askMs = 20_000;

/** The games of a category; the address says which, and what was chosen. */
export default function GamesScreen() {
  const { switches } = useBrand();
  const locale = useLocale();
  const navigate = useNavigate();
  const category = listedAt(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const games = useGameListQuery({ category, langx: locale }, { refetchOnMountOrArgChange: 30 });
  const { data: venues = [] } = useVenuesQuery(
    { category, langx: locale },
    { refetchOnMountOrArgChange: 30 },
  );
  const favourites = useFavourites(games.data);
  const pools = usePools(games.data);
  const launching = useLaunch(({ wanted, launchId, url }) => {
    const page = launchPage(wanted, launchId, category === 'DZ');
    keepLaunch(page.launchId, { wanted, url });
    void navigate(page.path);
  });
  const enter = ({ channelCode, gameCode, name }: Game, isTrial: boolean) => {
    const venue = venues.find(one => one.channelCode === channelCode) ?? { channelCode, frame: true };
    launching.enter({ enName: channelCode, gameCode, name, isTrial }, launchPlace(venue, switches));
  };
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

/** The shared jackpots by the key of their game, asked for while a game of the list has one. */
function usePools(games: readonly Game[] | undefined): ReadonlyMap<string, ToldPool> {
  const hasPools = games?.some(({ features }) => features.includes('jackpot')) ?? false;
  const { data, fulfilledTimeStamp: at = 0 } = useBonusPoolsQuery(undefined, {
    skip: !hasPools,
    pollingInterval: askMs,
  });
  return useMemo(() => new Map((data ?? []).map(pool => [poolKey(pool), { ...pool, at }])), [data, at]);
}
