import { phaseAt } from '../catalog/timetable.ts';
import { gameAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { lastRounds } from '../rounds/round-rows.ts';
import { toldRound } from '../rounds/tell-rounds.ts';
import { fundsOf, type Session } from '../sessions/sessions.ts';
import { placeOf } from './chains.ts';
import { type OpenTable, toldResults } from './open-table.ts';
import { seatOf, seatUnit } from './seats.ts';
import { lastResults } from './shared-rounds.ts';
import { toldFixtures } from './told-fixtures.ts';

/** Results that are told where each is a whole match. */
const toldMatches = 16;

/** What a page is told of its table: the clock, what was drawn, what the player has on it, and what binds the house. */
export async function tableState(query: Query, session: Session, table: OpenTable, at: number) {
  const { chain, running, nextEnd } = table;
  const game = gameAt(session.venue, session.game);
  if (!game) throw new Error(`${session.venue} has no game ${session.game}`);
  const seat = await seatOf(query, session, running.number);
  const [last] = await lastRounds(query, session, 1);
  const results = await lastResults(query, session, { at, most: game.fixtures ? toldMatches : toldResults });
  return {
    ...running,
    now: at,
    phase: phaseAt(running, at),
    chain: {
      end: chain.end_link,
      salt: chain.salt,
      round: placeOf(chain, running.number),
      nextEnd: nextEnd ?? null,
    },
    results: results.map(({ number, draws_at, events }) => ({
      number: Number(number),
      drawsAt: Number(draws_at),
      events,
    })),
    ...(await toldFixtures(query, game, table)),
    unit: yuanText(seatUnit(game)),
    bets: seat?.choice.bets ?? [],
    staked: yuanText(seat?.staked ?? 0n),
    last: last ? toldRound(last) : null,
    balance: yuanText(await fundsOf(query, session)),
  };
}
