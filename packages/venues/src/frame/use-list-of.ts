import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale } from '@lobby/i18n';
import { gamesPath } from '../categories/hall-of.ts';
import type { ListedCategory, Venue } from '../venue-types.ts';

/** Where the games of a venue are listed, and in which category; undefined while that is not known, or for one without. */
export function useListOf(
  channelCode: string,
): { readonly category: ListedCategory; readonly path: string } | undefined {
  const { data: venues } = useVenuesQuery({ category: 8, langx: useLocale() });
  const venue = venues?.find(one => one.channelCode === channelCode);
  return venue && isListed(venue) ? { category: venue.category, path: gamesPath(venue) } : undefined;
}

const isListed = (venue: Venue): venue is Venue & { readonly category: ListedCategory } =>
  venue.opens === 'games' && venue.category !== 'TY';
