import { type Market, markets, readPrice, showPrice } from '@lobby/betting';
import type { Tables } from '@lobby/platform-testing/internals/running';
import { inputsAt, sportOf, type WantedLeg } from '@lobby/platform-testing/internals/sportsbook';
import { momentAt } from '@lobby/pricing';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Kysely } from 'kysely';
import { chooseCombination } from '../season/bots.ts';

/** What a market is counted under: the sport, or what of football a sub-match counts, and its wtype. */
export function marketName(
  { gtype, counts = 'goals' }: Pick<TestMatch, 'gtype' | 'counts'>,
  wtype: string,
): string {
  return `${counts === 'goals' ? gtype : counts} ${wtype}`;
}

/** Every market of a match that has a price at `now`, with a pick of it drawn by `next`; of football a combination too. */
export async function openPicks(
  db: Kysely<Tables>,
  match: TestMatch,
  now: number,
  next: () => number,
): Promise<WantedLeg[]> {
  const sport = sportOf(match);
  const moment = momentAt(match, now, await inputsAt(db, match.id, now));
  const board = sport.model.boardOf(match, moment, 'all');
  const phase = moment.state.phase === 'pre' ? 'pre' : 'live';
  const picked = (market: Market) => {
    const priced = market.picks.filter(pick => showPrice(readPrice(board, market, pick), 'H'));
    const pick = priced[Math.floor(next() * priced.length)];
    return pick ? [{ market, pick }] : [];
  };
  const open = markets.filter(market => market.phase === phase && sport.markets.includes(market.kind));
  const combined =
    sport.sameMatch && match.mainId === undefined ? chooseCombination(match, moment, next) : undefined;
  return [...open.flatMap(picked), ...(combined ? [combined] : [])].map(selection => ({
    gid: `${match.id}0`,
    match,
    selection,
  }));
}
