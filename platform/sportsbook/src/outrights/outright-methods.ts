import { outrights } from '@lobby/api-client/contract/game/outrights';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { type MethodHandler, method } from '../methods.ts';
import type { OutrightFeed } from './outright-feed.ts';

/** Browsing champion markets: what anybody may read. */
export function outrightMethods(feed: OutrightFeed): MethodHandler[] {
  return [
    method(outrights.leagueList, async (_input, ctx, langx) => ({
      systime: ctx.clock.now(),
      ...(await feed.counts(localeOf(langx))),
    })),
    method(outrights.gameList, async ({ showtype, lid }, ctx, langx) => ({
      systime: ctx.clock.now(),
      game: await feed.list(showtype, lid, localeOf(langx)),
    })),
  ];
}
