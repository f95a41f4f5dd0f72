import { contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { BonusPool, Venue, Venues } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';
import { arrangeGames, type GameChoice, type GameMarks } from './arrange-games.ts';
import { createCatalogues } from './catalogue.ts';
import type { GameShelf } from './game-shelf.ts';
import { favouritesOf, playedBy, playsOn } from './marks.ts';

const calls = contract.venue;

export type GameDeps = Pick<Platform, 'log'> & { readonly venues: Venues; readonly shelf: GameShelf };

/** The lists of games, and what members mark in them. */
export function gameCalls({ venues, shelf, log }: GameDeps): Implementation[] {
  const catalogues = createCatalogues(shelf);
  async function demandGame(channelCode: string, gameCode: string): Promise<void> {
    const games = await shelf.of(channelCode);
    if (!games.some(({ code }) => code === gameCode)) throw new Refusal('not-found');
  }
  /** Of a venue that does not answer: nothing is shown rather than what was. */
  async function poolsOf({ games }: Venue): Promise<readonly BonusPool[]> {
    try {
      return (await (games?.pools && withTimeout(games.pools(), answerMs, 'the venue'))) ?? [];
    } catch (error) {
      log.warn({ err: error }, 'a venue does not tell its jackpots');
      return [];
    }
  }
  return [
    implement(calls.gameList, async ({ category, langx, from, size, ...choice }, ctx) => {
      const [locale, catalogue] = [localeOf(langx), await catalogues.of(category)];
      const marks = await marksFor(ctx, choice);
      const arranged = arrangeGames(catalogue, { ...choice, locale }, marks);
      return {
        total: arranged.length,
        features: [...catalogue.features],
        games: arranged.slice(from, from + size).map(({ channelCode, key, game }) => ({
          ...{ channelCode, gameCode: game.code, name: game.names[locale], badge: game.badge },
          ...{ returnPercent: game.returnPercent, volatility: game.volatility, hasTrial: game.hasTrial },
          isFavourite: marks.favourites.has(key),
        })),
      };
    }),
    implement(contract.collection.addCollection, async ({ channelCode, gameCode }, ctx) => {
      await demandGame(channelCode, gameCode);
      await ctx.db
        .insertInto('venue_favourites')
        .values({
          ...{ member_id: memberOf(ctx).id, venue: channelCode, game: gameCode },
          at: BigInt(ctx.clock.now()),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    }),
    implement(calls.getBonusPools, async () => {
      const pools = await Promise.all(
        [...venues].map(async ([channelCode, venue]) =>
          (await poolsOf(venue)).map(({ game: gameCode, amount, perSecond }) => ({
            ...{ channelCode, gameCode },
            amount: formatYuan(amount),
            perSecond: formatYuan(perSecond),
          })),
        ),
      );
      return pools.flat();
    }),
    // What is no more may be unmarked still.
    implement(contract.collection.removeCollection, async ({ channelCode, gameCode }, ctx) => {
      await ctx.db
        .deleteFrom('venue_favourites')
        .where('member_id', '=', memberOf(ctx).id)
        .where('venue', '=', channelCode)
        .where('game', '=', gameCode)
        .execute();
    }),
  ];
}

/** What the caller marked and played, and how often games were opened on the site, as far as the choice asks for it. */
async function marksFor({ db, site, member }: Context, { show, order }: GameChoice): Promise<GameMarks> {
  const needsPlayed = show === 'recent' || order === 'front';
  return {
    plays: order === 'plays' ? await playsOn(db, site.id) : new Map(),
    favourites: member ? await favouritesOf(db, member.id) : new Set(),
    played: member && needsPlayed ? await playedBy(db, member.id) : new Map(),
  };
}
