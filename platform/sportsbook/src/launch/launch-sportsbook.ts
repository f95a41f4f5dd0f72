import type { Context } from '@lobby/platform-kernel/calls/context';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { createVenueTokens, venueCode } from './venue-tokens.ts';

/** What a launch of the embedded sportsbook answers: no page, a token for its methods. */
export function launchSportsbook(platform: Pick<Platform, 'db'>) {
  const tokens = createVenueTokens(platform, venueCode);
  return async (ctx: Context) => {
    const venueToken = await tokens.issue(ctx);
    return { data: { venueToken, currency: 'CNY', systime: ctx.clock.now() } };
  };
}
