import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { isOn } from '@lobby/platform-kernel/calls/flag';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { demandOpen } from '../directory/maintenance.ts';
import { embeddedVenue } from '../directory/venue-list.ts';
import type { GameShelf } from '../games/game-shelf.ts';
import { noteLaunch } from '../games/marks.ts';
import type { VenueLaunch } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';
import type { TransferDeps } from '../transfers/make-transfer.ts';
import type { VenueNeeds } from '../venue-deps.ts';
import { takeAlong } from './take-along.ts';
import { noteVisit } from './visits.ts';

const calls = contract.venue;

export type LaunchDeps = TransferDeps &
  Pick<Platform, 'config' | 'limits'> &
  Pick<VenueNeeds, 'demandMayPlay' | 'launchers'> & { readonly shelf: GameShelf };

/** Opens venues: those that are a part of the platform by their launchers, others by an address for one visit. */
export function launchCalls(deps: LaunchDeps): Implementation[] {
  const { limits, launchers, demandMayPlay } = deps;
  return [
    implement(
      calls.launch,
      async ({ enName, gameCode: game, isActivity, langx }, ctx) => {
        const venue = enName.toUpperCase();
        const { id: memberId } = memberOf(ctx);
        const launcher = launchers.get(venue);
        if (!launcher) await demandGame(deps, venue, game);
        await demandOpen(ctx.db, venue);
        if (!launcher) await demandMayPlay(ctx.db, memberId);
        await limits.launchesPerMember.spend(memberId);
        if (launcher) return launcher(ctx);

        const launchId = ctx.requestId;
        const siteId = ctx.site.id;
        // Before anything is opened, so that no look at an earlier visit ends this one.
        await noteVisit(ctx.db, { siteId, memberId, venue, at: ctx.clock.now() });
        const url = await open(deps, venue, {
          ...visitOf(deps, ctx),
          player: memberId,
          game,
          language: localeOf(langx),
        });
        // Who was told of the turnover has moved what they wanted, or enters with what is there.
        const isTold = isOn(isActivity);
        const whose = { siteId, memberId, launchId, venue };
        const { moved, moving } = isTold ? { moved: 0n, moving: 0n } : await takeAlong(deps, whose);
        const opened = { id: randomUUID(), deviceId: ctx.deviceId, siteId, memberId, venue, game };
        await noteLaunch(ctx.db, { ...opened, at: ctx.clock.now() });
        return { launchId: opened.id, url, moved: formatYuan(moved), moving: formatYuan(moving) };
      },
      // Nothing is staked in a region that the site is not for; what the sportsbook holds of a member is shown.
      { isForEveryRegion: ({ enName }) => enName.toUpperCase() === embeddedVenue },
    ),
    implement(calls.trial, async ({ enName, gameCode: game, langx }, ctx) => {
      const venue = enName.toUpperCase();
      await demandGame(deps, venue, game, { hasTrial: true });
      await demandOpen(ctx.db, venue);
      await limits.trialsPerAddress.spend(networkOf(ctx.ip));
      const asked = { ...visitOf(deps, ctx), player: undefined, game, language: localeOf(langx) };
      return { launchId: randomUUID(), url: await open(deps, venue, asked) };
    }),
  ];
}

/** Refuses a venue that opens nothing, and a game that it has not. */
async function demandGame(
  { shelf }: LaunchDeps,
  venue: string,
  game: string,
  wanted: { readonly hasTrial?: boolean } = {},
): Promise<void> {
  const found = (await shelf.of(venue)).find(({ code }) => code === game);
  if (!found || (wanted.hasTrial && !found.hasTrial)) throw new Refusal('not-found');
}

function visitOf({ config }: LaunchDeps, { site, deviceId: device, userAgent }: Context) {
  return {
    device,
    userAgent,
    origins: [...new Set([...site.corsOrigins, ...config.corsOrigins])],
    market: site.market,
  };
}

async function open({ venues, log }: LaunchDeps, venue: string, asked: VenueLaunch): Promise<string> {
  const side = venues.get(venue)?.games;
  if (!side) throw new Refusal('not-found');
  try {
    return await withTimeout(side.launch(asked), answerMs, 'the venue');
  } catch (error) {
    log.warn({ err: error, venue }, 'a venue does not open');
    throw new Refusal('bad-gateway');
  }
}
