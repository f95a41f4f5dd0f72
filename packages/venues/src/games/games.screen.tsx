import { toFailure } from '@lobby/api';
import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useBrand } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LaunchNote } from '../launch/launch-note.tsx';
import { launchPage } from '../launch/launch-path.ts';
import { launchPlace } from '../launch/launch-place.ts';
import { keepLaunch } from '../launch/launches.ts';
import { useLaunch } from '../launch/use-launch.ts';
import { categoryAt } from '../list/hall-of.ts';
import type { Game } from '../venue-types.ts';
import { readChoice, writeChoice } from './game-choice.ts';
import { GamesView } from './games.view.tsx';
import { useFavourites } from './use-favourites.ts';

/** The list of slots or of fishing games; the address says which, and what was chosen. */
export default function GamesScreen() {
  const { switches } = useBrand();
  const locale = useLocale();
  const navigate = useNavigate();
  const category = categoryAt(useLocation().pathname) === 'BY' ? 'BY' : 'DZ';
  const [params, setParams] = useSearchParams();
  const games = useGameListQuery({ category, langx: locale }, { refetchOnMountOrArgChange: 30 });
  const { data: venues = [] } = useVenuesQuery(
    { category, langx: locale },
    { refetchOnMountOrArgChange: 30 },
  );
  const favourites = useFavourites(games.data);
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
