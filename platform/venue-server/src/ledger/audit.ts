import type { Database } from '../database/database.ts';

/** What is wrong with the books, a sentence each: purses that their movements do not add up to, rounds without money. */
export async function auditBooks({ query }: Database): Promise<string[]> {
  const purses = await query<{ venue: string; player: string; balance: bigint; booked: bigint }>(
    `SELECT venue, player, balance, (
      COALESCE((SELECT sum(amount) FROM movements WHERE to_account = 'purse/' || venue || '/' || player), 0) -
      COALESCE((SELECT sum(amount) FROM movements WHERE from_account = 'purse/' || venue || '/' || player), 0)
    )::bigint AS booked FROM purses`,
  );
  const rounds = await query<{ id: string }>(
    `SELECT id FROM rounds WHERE player IS NOT NULL AND (
      before - staked + win <> after
      OR staked <> COALESCE((SELECT amount FROM movements WHERE kind = 'stake' AND reference = rounds.id), 0)
      OR win <> COALESCE((SELECT amount FROM movements WHERE kind = 'win' AND reference = rounds.id), 0)
    )`,
  );
  const transfers = await query<{ id: string }>(
    `SELECT id FROM transfers WHERE moved <> COALESCE((
      SELECT sum(amount) FROM movements
      WHERE kind IN ('deposit', 'withdraw') AND reference = transfers.venue || '/' || transfers.id
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
    ...transfers.map(({ id }) => `transfer ${id} did not move what it says`),
  ];
}
