import { endSession } from '@lobby/api/session';
import { removeItem, writeItem } from '@lobby/api/storage';
import { favouritesItem } from '../favourites/favourites.ts';

/** Before a story: a visitor has marked these matches, and no others. */
export function markFavourites(...ecids: readonly string[]): () => void {
  endSession();
  const kickoff = Date.now();
  writeItem(
    favouritesItem,
    ecids.map(ecid => ({ owner: '', ecid, kickoff })),
  );
  return () => removeItem(favouritesItem);
}
