import type { Platform } from '../kernel/domain.ts';
import { referenceVenues } from './provider/reference-venue.ts';
import { type BroughtHome, bringHome } from './transfers/bring-home.ts';

/**
 * Brings everything a member has at venues back, because a pause begins. What a venue does not give back at once is in
 * the answer; the member can bring it home later, also during a pause.
 */
export function homecoming(platform: Platform) {
  const venues = referenceVenues(platform.db);
  // Nothing goes into a venue here.
  const deps = { ...platform, venues, mayTransferIn: async () => {} };
  return ({
    siteId,
    memberId,
    at,
  }: {
    readonly siteId: string;
    readonly memberId: string;
    readonly at: number;
  }): Promise<BroughtHome[]> => bringHome(deps, { siteId, memberId, operationId: `pause:${memberId}:${at}` });
}
