import { useBrand } from '@lobby/brand-kit';
import { paths } from '@lobby/feature';
import { Navigate, useLocation } from 'react-router-dom';
import { categoryAt, listedAt } from '../categories/hall-of.ts';
import GamesScreen from '../games/games.screen.tsx';
import { LaunchNote } from '../launch/launch-note.tsx';
import type { VenueCategory } from '../venue-types.ts';
import { useHall } from './use-hall.ts';
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
  const { launching, isFetching, refetch, ...hall } = useHall(category);
  return (
    <>
      <VenuesView {...hall} category={category} isRetrying={isFetching} onRetry={refetch} />
      <LaunchNote launching={launching} />
    </>
  );
}
