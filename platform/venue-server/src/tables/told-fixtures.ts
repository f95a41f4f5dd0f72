import type { AnyGame } from '@lobby/games';
import type { Query } from '../database/database.ts';
import { placeOf, roundOf } from './chains.ts';
import type { OpenTable } from './open-table.ts';
import { rulesOfRound } from './shared-rounds.ts';

/** Rounds after the running one that a page is told. */
const most = 4;

/**
 * Where rounds differ: the rules of the running one, as they are kept, and those of the rounds that come, as far as the
 * salt of their chain is public.
 */
export async function toldFixtures(query: Query, game: AnyGame, { chain, running }: OpenTable) {
  const { fixtures } = game;
  if (!fixtures) return {};
  const rounds = Array.from({ length: most }, (_, at) => roundOf(chain, running.number + at + 1));
  return {
    rules: await rulesOfRound(query, chain, running.number),
    coming: rounds
      .map(({ number, opensAt, drawsAt }) => ({ number, opensAt, drawsAt, place: placeOf(chain, number) }))
      .filter(({ place }) => place <= chain.length)
      .map(({ place, ...round }) => ({
        ...round,
        rules: fixtures.at(game.rules, { salt: chain.salt, place }),
      })),
  };
}
