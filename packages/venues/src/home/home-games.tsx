import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale, useText } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { GameTiles } from '../games/game-tiles.tsx';
import { usePools } from '../games/use-pools.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { useEnterGame } from '../launch/use-enter-game.ts';
import { venuesMessages } from '../messages/index.ts';
import { chooseGames } from './choose-games.ts';

const category = 'DZ';

/** Slots on the home page, those that the member played last in front; a press plays. */
export default function HomeGames() {
  const t = useText(venuesMessages);
  const asked = { category, langx: useLocale() } as const;
  const { data: games, isError } = useGameListQuery(asked, { refetchOnMountOrArgChange: 30 });
  const { data: venues = [] } = useVenuesQuery(asked, { refetchOnMountOrArgChange: 30 });
  const pools = usePools(games);
  const { launching, enter } = useEnterGame(category, venues);
  if (isError && !games) return <p>{t('venues.games.error')}</p>;
  if (!games) return <Skeleton shape="block" height="12rem" />;
  const { state } = launching;
  return (
    <>
      <GameTiles
        {...{ category, pools }}
        games={chooseGames(games)}
        label={t('venues.home.label')}
        isShut={false}
        entering={state.step === 'launching' ? state.wanted.gameCode : undefined}
        onPlay={game => enter(game, false)}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
