import type { Database } from '../database/database.ts';
import { unexplainedMovements } from './unexplained-movements.ts';

/** Where the money of a venue stands, in fen: together nothing, because what players have and win came from somewhere. */
export interface VenueBooks {
  readonly venue: string;
  readonly purses: bigint;
  /** Stakes in rounds that are not over. */
  readonly unfinished: bigint;
  /** What the house won of rounds that are over. */
  readonly house: bigint;
  /** Below nothing: what the site moved in and has not taken out. */
  readonly site: bigint;
}

/** The books of every venue, a line for each place where money stands; those of unfinished rounds among them. */
export async function venueBooks({ query }: Database): Promise<VenueBooks[]> {
  return query<VenueBooks>(
    `WITH entries AS (
      SELECT to_account AS account, amount FROM movements
      UNION ALL SELECT from_account, -amount FROM movements
    ), sums AS (
      SELECT split_part(account, '/', 2) AS venue, split_part(account, '/', 1) AS place, sum(amount) AS amount
      FROM entries GROUP BY 1, 2
    ), waiting AS (
      SELECT venue, sum(staked) AS amount FROM (
        SELECT venue, staked FROM rounds WHERE open IS NOT NULL AND player IS NOT NULL
        UNION ALL SELECT venue, staked FROM table_seats WHERE settled_at IS NULL AND player IS NOT NULL
      ) AS open_rounds GROUP BY 1
    )
    SELECT venue,
      COALESCE(sum(sums.amount) FILTER (WHERE place = 'purse'), 0)::bigint AS purses,
      COALESCE(max(waiting.amount), 0)::bigint AS unfinished,
      (COALESCE(sum(sums.amount) FILTER (WHERE place = 'house'), 0) - COALESCE(max(waiting.amount), 0))::bigint AS house,
      COALESCE(sum(sums.amount) FILTER (WHERE place = 'site'), 0)::bigint AS site
    FROM sums LEFT JOIN waiting USING (venue) GROUP BY venue ORDER BY venue`,
  );
}

/**
 * What is wrong with the books, a sentence each: purses that their movements do not add up to, rounds without money, money
 * without a round.
 */
export async function auditBooks({ query }: Database): Promise<string[]> {
  const purses = await query<{ venue: string; player: string; balance: bigint; booked: bigint }>(
    `SELECT venue, player, balance, (
      COALESCE((SELECT sum(amount) FROM movements WHERE to_account = 'purse/' || venue || '/' || player), 0) -
      COALESCE((SELECT sum(amount) FROM movements WHERE from_account = 'purse/' || venue || '/' || player), 0)
    )::bigint AS booked FROM purses`,
  );
  const rounds = await query<{ id: string }>(
    // A move that stakes more is "<round>/<position>".
    `WITH stakes AS (
      SELECT split_part(reference, '/', 1) AS round, sum(amount) AS amount
      FROM movements WHERE kind = 'stake' GROUP BY 1
    )
    SELECT id FROM rounds WHERE player IS NOT NULL AND (
      before - staked + win <> after
      OR staked <> COALESCE((SELECT amount FROM stakes WHERE round = rounds.id), 0) + COALESCE((
        SELECT sum(amount) FROM movements JOIN table_bets ON kind = 'stake' AND reference = table_bets.id
        WHERE seat = rounds.id
      ), 0)
      OR (open IS NOT NULL AND win <> 0)
      OR win - pool_win <> COALESCE((SELECT amount FROM movements WHERE kind = 'win' AND reference = rounds.id), 0)
      OR pool_win <> COALESCE((SELECT amount FROM movements WHERE kind = 'jackpot' AND reference = rounds.id), 0)
    )`,
  );
  const seats = await query<{ id: string }>(
    `SELECT id FROM table_seats WHERE
      (settled_at IS NOT NULL) <> EXISTS (SELECT FROM rounds WHERE rounds.id = table_seats.id)
      OR staked <> (SELECT sum(table_bets.staked) FROM table_bets WHERE seat = table_seats.id)
      OR (player IS NOT NULL AND staked <> COALESCE((
        SELECT sum(amount) FROM movements JOIN table_bets ON table_bets.id = reference
        WHERE kind = 'stake' AND seat = table_seats.id
      ), 0))`,
  );
  const transfers = await query<{ id: string }>(
    `SELECT id FROM transfers WHERE moved <> COALESCE((
      SELECT sum(amount) FROM movements
      WHERE kind IN ('deposit', 'withdraw') AND reference = transfers.venue || '/' || transfers.id
    ), 0)`,
  );
  // The movements of a pool add up to what it holds, and what was fed to what rounds say, to the part of a fen.
  const pools = await query<{ venue: string; game: string }>(
    `SELECT venue, game FROM pools WHERE amount <> (
      COALESCE((SELECT sum(amount) FROM movements WHERE to_account = 'pool/' || venue || '/' || game), 0) -
      COALESCE((SELECT sum(amount) FROM movements WHERE from_account = 'pool/' || venue || '/' || game), 0)
    ) OR rest <> COALESCE((
      SELECT sum(fed) FROM rounds WHERE rounds.venue = pools.venue AND rounds.game = pools.game
    ), 0) - 10000 * COALESCE((
      SELECT sum(amount) FROM movements WHERE kind = 'feed' AND to_account = 'pool/' || venue || '/' || game
    ), 0)`,
  );
  return [
    ...purses
      .filter(({ balance, booked }) => balance !== booked)
      .map(
        ({ venue, player, balance, booked }) =>
          `${player} has ${balance} fen at ${venue}, and ${booked} by movements`,
      ),
    ...rounds.map(({ id }) => `round ${id} did not move what it says`),
    ...seats.map(({ id }) => `seat ${id} at a table does not hold what was bet`),
    ...pools.map(
      ({ venue, game }) => `the pool of ${game} at ${venue} is not what its movements and rounds say`,
    ),
    ...transfers.map(({ id }) => `transfer ${id} did not move what it says`),
    ...(await unexplainedMovements({ query })).map(
      ({ kind, reference }) => `the ${kind} ${reference} belongs to nothing that was played or moved`,
    ),
  ];
}
