import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale, useText } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { GameTiles } from '../games/game-tiles.tsx';
import { usePools } from '../games/pools/use-pools.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { useEnterGame } from '../launch/use-enter-game.ts';
import { venuesMessages } from '../messages/index.ts';

const category = 'DZ';
/** How many stand on the home page. */
const most = 6;

/** Slots on the home page, those that the member played last in front; a press plays. */
export default function HomeGames() {
  const t = useText(venuesMessages);
  const asked = { category, langx: useLocale() } as const;
  const { data: list, isError } = useGameListQuery(
    { ...asked, order: 'front', size: most },
    { refetchOnMountOrArgChange: 30 },
  );
  const { data: venues = [] } = useVenuesQuery(asked, { refetchOnMountOrArgChange: 30 });
  const pools = usePools(list?.features ?? []);
  const { launching, enter } = useEnterGame(category, venues);
  if (isError && !list) return <p>{t('venues.games.error')}</p>;
  if (!list) return <Skeleton shape="block" height="12rem" />;
  const { state } = launching;
  return (
    <>
      <GameTiles
        {...{ category, pools }}
        games={list.games}
        label={t('venues.home.label')}
        isShut={false}
        entering={state.step === 'launching' ? state.wanted.gameCode : undefined}
        onPlay={game => enter(game, false)}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
