import { toFailure } from '@lobby/api';
import { useGameListQuery } from '@lobby/api/endpoints/venue-games';
import { useAllBalanceQuery, useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useSession } from '@lobby/api/session';
import { useBrand } from '@lobby/brand-kit';
import { gameWindow } from '@lobby/feature';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { launchPlace } from '../launch/launch-place.ts';
import { useFrameLaunch } from '../launch/use-frame-launch.ts';
import type { Launching } from '../launch/use-launch.ts';
import type { Game, ListedCategory, Venue, VenueCategory } from '../venue-types.ts';
import type { VenueCardsProps } from './venue-cards.tsx';

/** How many games stand beside the card of a hall that has one venue. */
const mostBeside = 6;

/** What is said of the venues of a category, on its page and in its menu, and the way into them. */
export interface Hall extends VenueCardsProps {
  readonly launching: Launching;
  readonly failure: ReturnType<typeof toFailure> | undefined;
  readonly isFetching: boolean;
  refetch(): void;
}

/** @param isShown whether anything of it is seen: nothing is asked for before. */
export function useHall(category: VenueCategory, isShown = true): Hall {
  const { switches, words } = useBrand();
  const locale = useLocale();
  const { loggedIn } = useSession();
  const asked = { category, langx: locale };
  const venues = useVenuesQuery(isShown ? asked : skipToken, { refetchOnMountOrArgChange: 30 });
  const { data: purses } = useAllBalanceQuery(isShown && loggedIn ? asked : skipToken);
  const lone = loneOf(venues.currentData);
  const listed = isListed(category) ? category : undefined;
  const { currentData: list } = useGameListQuery(
    isShown && lone && listed
      ? { category: listed, venue: lone.channelCode, size: mostBeside, langx: locale }
      : skipToken,
    { refetchOnMountOrArgChange: 30 },
  );
  const launching = useFrameLaunch(category);
  const enter = (venue: Venue, game?: Game) =>
    launching.enter(
      {
        enName: venue.channelCode,
        gameCode: game?.gameCode ?? '',
        name: game?.name ?? venue.name,
        isTrial: false,
      },
      launchPlace(venue, switches),
    );
  return {
    venues: venues.currentData,
    own:
      category === 'TY' && switches.selfRunSports
        ? { name: words.name[locale], target: gameWindow(switches) }
        : undefined,
    balances: purses?.venues,
    beside: listed && list ? { category: listed, games: list.games } : undefined,
    place: venue => launchPlace(venue, switches),
    entering: launching.state.step === 'launching' ? launching.state.wanted : undefined,
    onEnter: enter,
    launching,
    failure: !venues.currentData && venues.error ? toFailure(venues.error) : undefined,
    isFetching: venues.isFetching,
    refetch: () => void venues.refetch(),
  };
}

/** The only venue of a hall, where it has games to choose from. */
function loneOf(venues: readonly Venue[] | undefined): Venue | undefined {
  const [only] = venues ?? [];
  return venues?.length === 1 && only?.opens === 'games' ? only : undefined;
}

/** Sports at other venues have no lists of games. */
function isListed(category: VenueCategory): category is ListedCategory {
  return category !== 'TY';
}
