import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { openVenues } from './directory/venue-list.ts';
import { endGames } from './launch/end-games.ts';
import { recallFromVenues } from './transfers/recall-from-venues.ts';
import { transfersOf } from './transfers/transfer-rows.ts';

interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
  /** ms; another time is another try. */
  readonly at: number;
}

/**
 * Brings everything a member has at venues back, because of a pause; never by two transfers from one venue at once.
 * @returns whether everything is home, and nothing on its way.
 */
export function recallForPause(platform: Platform) {
  const venues = openVenues(platform);
  // Nothing goes into a venue here.
  const deps = { ...platform, venues, mayTransferIn: async () => {} };
  return async ({ siteId, memberId, at }: MemberKey): Promise<boolean> => {
    // A venue that does not answer is asked again with the next recall.
    await endGames(deps, memberId);
    // Before it is looked what is there, so that what arrives meanwhile is not missed.
    const open = await transfersOf(platform.db, memberId, undefined);
    const coming = open.filter(({ direction }) => direction === 'out').map(({ venue }) => venue);
    const whose = { siteId, memberId, operationId: `pause:${memberId}:${at}` };
    const recalled = await recallFromVenues(deps, whose, new Set(coming));
    return open.length === 0 && recalled.every(one => 'transfer' in one && one.transfer.state === 'done');
  };
}
