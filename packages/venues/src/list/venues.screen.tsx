import { toFailure } from '@lobby/api';
import { useAllBalanceQuery, useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useSession } from '@lobby/api/session';
import { useBrand } from '@lobby/brand-kit';
import { gameWindow, paths } from '@lobby/feature';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { categoryAt, listedAt } from '../categories/hall-of.ts';
import GamesScreen from '../games/games.screen.tsx';
import { LaunchNote } from '../launch/launch-note.tsx';
import { launchPage } from '../launch/launch-path.ts';
import { launchPlace } from '../launch/launch-place.ts';
import { keepLaunch } from '../launch/launches.ts';
import { useLaunch } from '../launch/use-launch.ts';
import type { Venue, VenueCategory } from '../venue-types.ts';
import { VenuesView } from './venues.view.tsx';

/** The venues of a category, by the address. A brand that skips those of sports leads straight into its sportsbook. */
export default function VenuesScreen() {
  const { switches } = useBrand();
  const { pathname, search } = useLocation();
  const category = categoryAt(pathname);
  if (category === 'TY' && switches.skippingSports)
    return <Navigate replace to={paths.game.sport({ enName: 'crty' })} />;
  // The games of one of them have the same page, with its code in the address.
  if (category === listedAt(pathname) && new URLSearchParams(search).has('venue'))
    return <GamesScreen key={category} />;
  return <VenuesOf key={category} category={category} />;
}

function VenuesOf({ category }: { readonly category: VenueCategory }) {
  const { switches, words } = useBrand();
  const locale = useLocale();
  const { loggedIn } = useSession();
  const navigate = useNavigate();
  const venues = useVenuesQuery({ category, langx: locale }, { refetchOnMountOrArgChange: 30 });
  const { data: purses } = useAllBalanceQuery(loggedIn ? { category, langx: locale } : skipToken);
  const launching = useLaunch(({ wanted, launchId, url }) => {
    const page = launchPage(wanted, launchId, false);
    keepLaunch(page.launchId, { wanted, url });
    void navigate(page.path);
  });
  const enter = (venue: Venue) =>
    launching.enter(
      { enName: venue.channelCode, gameCode: '', name: venue.name, isTrial: false },
      launchPlace(venue, switches),
    );
  return (
    <>
      <VenuesView
        category={category}
        venues={venues.data}
        own={
          category === 'TY' && switches.selfRunSports
            ? { name: words.name[locale], target: gameWindow(switches) }
            : undefined
        }
        balances={purses?.venues}
        place={venue => launchPlace(venue, switches)}
        entering={launching.state.step === 'launching' ? launching.state.wanted.enName : undefined}
        failure={!venues.data && venues.error ? toFailure(venues.error) : undefined}
        isRetrying={venues.isFetching}
        onRetry={() => void venues.refetch()}
        onEnter={enter}
      />
      <LaunchNote launching={launching} />
    </>
  );
}
