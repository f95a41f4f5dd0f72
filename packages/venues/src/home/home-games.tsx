import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { GameTiles } from '../games/game-tiles.tsx';
import { usePools } from '../games/use-pools.ts';
import { LaunchNote } from '../launch/launch-note.tsx';
import { launchPlace } from '../launch/launch-place.ts';
import { useFrameLaunch } from '../launch/use-frame-launch.ts';
import { venuesMessages } from '../messages/index.ts';
import type { Game } from '../venue-types.ts';
import { chooseGames } from './choose-games.ts';

const category = 'DZ';

/** Slots on the home page, those that the member played last in front; a press plays. */
export default function HomeGames() {
  const t = useText(venuesMessages);
  const { switches } = useBrand();
  const asked = { category, langx: useLocale() } as const;
  const { data: games, isError } = useGameListQuery(asked, { refetchOnMountOrArgChange: 30 });
  const { data: venues = [] } = useVenuesQuery(asked, { refetchOnMountOrArgChange: 30 });
  const pools = usePools(games);
  const launching = useFrameLaunch(category);
  if (isError && !games) return <p>{t('venues.games.error')}</p>;
  if (!games) return <Skeleton shape="block" height="12rem" />;
  const enter = ({ channelCode, gameCode, name }: Game) => {
    const venue = venues.find(one => one.channelCode === channelCode) ?? { channelCode, frame: true };
    launching.enter({ enName: channelCode, gameCode, name, isTrial: false }, launchPlace(venue, switches));
  };
  const { state } = launching;
  return (
    <>
      <GameTiles
        {...{ category, pools }}
        games={chooseGames(games)}
        label={t('venues.home.label')}
        isShut={false}
        entering={state.step === 'launching' ? state.wanted.gameCode : undefined}
        onPlay={enter}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
