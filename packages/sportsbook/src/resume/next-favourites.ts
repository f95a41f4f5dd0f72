import type { Favourite, FavouriteList } from '../favourites/favourite-list.ts';

/** A match that began longer ago is over. */
const playedMs = 3 * 60 * 60 * 1_000;

/** An owner's favourites that are being played or to come, the first to begin first. */
export function nextFavourites(list: FavouriteList, owner: string, now: number): readonly Favourite[] {
  return list
    .filter(favourite => favourite.owner === owner && favourite.kickoff > now - playedMs)
    .toSorted((one, other) => one.kickoff - other.kickoff);
}
