import { matchSearch } from '@lobby/api-client/contract/game/search-matches';
import { sportsbook, type WireEndedMatch, type WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { markets } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import { type Locale, localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { writeSport } from '@lobby/sports';
import type { Kysely } from 'kysely';
import { clubsOf } from '../fixture-feed/name-counted.ts';
import { type MethodHandler, method } from '../methods.ts';
import { closingLines } from '../past-prices/closing-lines.ts';
import { countedEnds } from '../results/counted-ends.ts';
import { encodeEnd, isOver } from '../results/final-matches.ts';
import { settledMarkets } from '../results/settled-markets.ts';
import { resultChangesOf } from '../settlement/result-changes.ts';
import type { Feed } from './feed.ts';
import type { MatchStore } from './match-store.ts';
import { searchMatches } from './search-matches.ts';

/** Browsing: what anybody may read. */
export function feedMethods(feed: Feed, store: Pick<MatchStore, 'byId' | 'current'>): MethodHandler[] {
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
      const match = await store.byId(ctx.db, ecid);
      const ended = match && (await endedMatch(ctx.db, match, localeOf(langx)));
      return { game, systime, over: match !== undefined, ...(ended && { ended }) };
    }),
    method(matchSearch.search, async ({ text }, { clock }, langx) => {
      const systime = clock.now();
      return { systime, matches: searchMatches(await store.current(), text, systime, localeOf(langx)) };
    }),
  ];
}

/** How a match ended; undefined until that is reported. */
async function endedMatch(
  db: Kysely<Tables>,
  match: Match,
  locale: Locale,
): Promise<WireEndedMatch | undefined> {
  const known = (await resultChangesOf(db, [match.id])).get(match.id);
  if (!isOver(known?.result)) return undefined;
  const { home: teamH, away: teamC } = clubsOf(match, locale);
  const counted = (await countedEnds(db, [match.id])).get(match.id) ?? [];
  const sport = writeSport(match.gtype);
  return {
    ...sport,
    teamH,
    teamC,
    ...encodeEnd(known.result),
    counted,
    settled: settledMarkets(match, known, await closingLines(db, match)),
  };
}

/** The fields that carry prices and lines, by the market they belong to. */
const fieldsOf = new Map(
  markets.map(({ wtype, lineField, picks }) => {
    const prices = picks.map(({ priceField }) => priceField);
    return [wtype, lineField ? [lineField, ...prices] : prices] as const;
  }),
);
const marketFields = new Set([...fieldsOf.values()].flat());

/** A game with the prices and lines of these markets only; whole when none are named. */
function onlyMarkets(game: WireGame, wtypes: readonly string[]): WireGame {
  if (wtypes.length === 0) return game;
  const wanted = new Set(wtypes.flatMap(wtype => fieldsOf.get(wtype) ?? []));
  const kept = Object.entries(game).filter(([name]) => wanted.has(name) || !marketFields.has(name));
  // Safe: only fields of markets were left out, and none of them is named in the type.
  return Object.fromEntries(kept) as WireGame;
}
