import { beijingDate } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

interface Figures {
  readonly staked: bigint;
  readonly win: bigint;
}

interface OfGame {
  readonly venue: string;
  readonly game: string;
  /** ms */
  readonly placedAt: number;
}

/** Adds a round to the day of its game; of one that is counted already the difference. */
export async function countRound(
  trx: Transaction<Tables>,
  { venue, game, placedAt }: OfGame,
  now: Figures,
  before: Figures | undefined,
): Promise<void> {
  const staked = now.staked - (before?.staked ?? 0n);
  const returned = now.win - (before?.win ?? 0n);
  const squares = now.staked ** 2n - (before?.staked ?? 0n) ** 2n;
  await sql`INSERT INTO venue_game_days AS known (venue, game, day, rounds, staked, returned, squares)
    VALUES (${venue}, ${game}, ${beijingDate(placedAt)}::date, ${before ? 0 : 1}, ${staked}, ${returned},
      ${String(squares)}::numeric)
    ON CONFLICT (venue, game, day) DO UPDATE SET rounds = known.rounds + excluded.rounds,
      staked = known.staked + excluded.staked, returned = known.returned + excluded.returned,
      squares = known.squares + excluded.squares`.execute(trx);
}
