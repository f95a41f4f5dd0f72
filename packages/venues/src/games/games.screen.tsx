import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale } from '@lobby/i18n';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listedAt } from '../categories/hall-of.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { useEnterGame } from '../launch/use-enter-game.ts';
import type { ListedCategory } from '../venue-types.ts';
import { readChoice, writeChoice } from './game-choice.ts';
import { GamesView } from './games.view.tsx';
import { usePools } from './pools/use-pools.ts';
import { useFavourites } from './use-favourites.ts';
import { useGames } from './use-games.ts';

/** The games of a category; the address says which, and what was chosen. */
export default function GamesScreen() {
  const category = listedAt(useLocation().pathname);
  // Of another category nothing is shown while its games are fetched.
  return <GamesOf key={category} category={category} />;
}

function GamesOf({ category }: { readonly category: ListedCategory }) {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const { games, retry, ...list } = useGames(category, choice);
  const { data: venues = [] } = useVenuesQuery(
    { category, langx: locale },
    { refetchOnMountOrArgChange: 30 },
  );
  const favourites = useFavourites(games);
  const pools = usePools(list.features);
  const { launching, enter } = useEnterGame(category, venues);
  return (
    <>
      <GamesView
        {...list}
        {...{ category, venues, choice, pools }}
        games={favourites.games}
        onChoice={next => setParams(writeChoice(next), { replace: true, preventScrollReset: true })}
        onRetry={retry}
        onPlay={game => enter(game, false)}
        onTry={game => enter(game, true)}
        onFavourite={favourites.toggle}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
