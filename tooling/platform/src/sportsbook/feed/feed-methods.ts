import { sportsbook } from '@lobby/api-client/contract/sportsbook';
import { localeOf } from '../../kernel/locale.ts';
import { type MethodHandler, method } from '../methods.ts';
import type { Feed } from './feed.ts';
import { onlyMarkets } from './only-markets.ts';

/** Browsing: what anybody may read. */
export function feedMethods(feed: Feed): MethodHandler[] {
  return [
    method(sportsbook.leagueCount, async (_input, _ctx, langx) => feed.counts(localeOf(langx))),
    method(sportsbook.gameList, async ({ gtype, showtype, date, lid, wtype, since }, _ctx, langx) => {
      const list = await feed.list({ gtype, showtype, date, lid }, since, localeOf(langx));
      return { ...list, ec: list.ec.map(({ id, game }) => ({ id, game: onlyMarkets(game, wtype) })) };
    }),
    method(sportsbook.gameMore, async ({ ecid }, ctx, langx) => ({
      game: await feed.more(ecid, localeOf(langx)),
      systime: ctx.clock.now(),
    })),
  ];
}
