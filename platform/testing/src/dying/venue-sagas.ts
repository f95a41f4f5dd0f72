import { openVenues } from '@lobby/platform-cashier/venues/directory/venue-list';
import { createGameShelf } from '@lobby/platform-cashier/venues/games/game-shelf';
import { pullHistory } from '@lobby/platform-cashier/venues/history/pull-history';
import { unbookedJob } from '@lobby/platform-cashier/venues/history/unbooked-rounds';
import { launchCalls } from '@lobby/platform-cashier/venues/launch/launch-calls';
import { leftGamesJob } from '@lobby/platform-cashier/venues/launch/left-games';
import { processDue } from '@lobby/platform-cashier/venues/saga/process-due';
import { makeTransfer } from '@lobby/platform-cashier/venues/transfers/make-transfer';
import { recallFromVenues } from '@lobby/platform-cashier/venues/transfers/recall-from-venues';
import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';

/** What is done at the server of the demo venues. */
export const venueSagas = ['into-venue', 'home', 'launch', 'history'] as const;
export type VenueSaga = (typeof venueSagas)[number];

export const isVenueSaga = (saga: string): saga is VenueSaga => venueSagas.some(one => one === saga);

const siteId = '1001';
export const venue = 'JXDZ';
/** The browser of the member. */
export const agent = 'the browser of a member';

export function venueDepsOf(platform: Platform) {
  const venues = openVenues(platform);
  return { ...platform, venues, mayTransferIn: async () => {} };
}

/** What a server does when a member asks; the same again is the same movement. */
export async function askVenue(platform: Platform, saga: VenueSaga, memberId: string): Promise<void> {
  const deps = venueDepsOf(platform);
  const whose = { siteId, memberId, operationId: `${saga}:${memberId}` };
  if (saga === 'into-venue') {
    const asked = { ...whose, venue, direction: 'in', amount: 600_00n, at: platform.clock.now() } as const;
    await makeTransfer(deps, asked);
  } else if (saga === 'home') await recallFromVenues(deps, whose);
  else if (saga === 'launch') await launchGame(platform, memberId, whose.operationId);
  else await pullHistory(deps);
}

/** As the member's call does it: the address of the game, with the free money taken along. */
export async function launchGame(platform: Platform, memberId: string, requestId: string): Promise<string> {
  const deps = venueDepsOf(platform);
  const [launch] = launchCalls({
    ...deps,
    launchers: new Map(),
    demandMayPlay: async () => {},
    shelf: createGameShelf(deps),
  });
  const { db, clock, log, sites } = platform;
  // Safe: the rest of a context is not looked at by a launch.
  const ctx = {
    ...{ db, clock, log, requestId, deviceId: 'd1', userAgent: agent },
    site: sites.byId(siteId),
    member: { id: memberId },
  } as unknown as Context;
  const asked = { enName: venue, gameCode: 'lantern-fair', langx: 'zh-CN' };
  const opened = await launch?.handle(asked, ctx);
  return (opened as { url: string }).url;
}

/** What every server does by and by. */
export async function sweepVenues(platform: Platform): Promise<void> {
  const deps = venueDepsOf(platform);
  await processDue(deps);
  await pullHistory(deps);
  await doDue(deps, unbookedJob(deps));
  await doDue(deps, leftGamesJob(deps));
}
