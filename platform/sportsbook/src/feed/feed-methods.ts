import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { type MethodHandler, method } from '../methods.ts';
import type { Feed } from './feed.ts';
import type { MatchStore } from './match-store.ts';
import { onlyMarkets } from './only-markets.ts';

/** Browsing: what anybody may read. */
export function feedMethods(feed: Feed, store: Pick<MatchStore, 'byId'>): MethodHandler[] {
  return [
    method(sportsbook.leagueCount, async (_input, _ctx, langx) => feed.counts(localeOf(langx))),
    method(sportsbook.gameList, async ({ gtype, showtype, date, lid, wtype, since }, _ctx, langx) => {
      const list = await feed.list({ gtype, showtype, date, lid }, since, localeOf(langx));
      return { ...list, ec: list.ec.map(({ id, game }) => ({ id, game: onlyMarkets(game, wtype) })) };
    }),
    method(sportsbook.gameMore, async ({ ecid }, ctx, langx) => {
      const game = await feed.more(ecid, localeOf(langx));
      const systime = ctx.clock.now();
      if (game.length > 0) return { game, systime };
      return { game, systime, over: (await store.byId(ctx.db, ecid)) !== undefined };
    }),
  ];
}
