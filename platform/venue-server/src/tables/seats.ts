import type { AnyGame } from '@lobby/games';
import * as v from 'valibot';
import type { Query } from '../database/database.ts';
import type { Player } from '../ledger/purse.ts';
import { ownerOf, type Session } from '../sessions/sessions.ts';

/** What one player has on one round of a table. */
export interface Seat {
  /** That of the round in the history, once it is settled. */
  readonly id: string;
  readonly venue: string;
  readonly game: string;
  readonly number: bigint;
  readonly session_id: string;
  /** Null: a trial. */
  readonly player: string | null;
  /** All bets together, in units of the least stake. */
  readonly choice: Placed;
  readonly staked: bigint;
  /** The first bet was placed. */
  readonly at: bigint;
}

const placed = v.object({ bets: v.array(v.object({ pick: v.string(), units: v.number() })) });
/** Bets of a table as its game reads them. */
export type Placed = v.InferOutput<typeof placed>;

/** Fen of a unit of what a seat holds: every stake is a whole number of them. */
export const seatUnit = ({ stakes }: AnyGame): bigint => stakes.step;

/** The seat of whoever plays a session on a round; undefined when nothing was bet. */
export async function seatOf(query: Query, session: Session, number: number): Promise<Seat | undefined> {
  const { venue, game } = session;
  const [seat] = await query<Seat>(
    'SELECT * FROM table_seats WHERE venue = $1 AND game = $2 AND number = $3 AND owner = $4',
    [venue, game, number, ownerOf(session)],
  );
  return seat;
}

/**
 * What was placed before with what is placed now, each pick once.
 * @returns undefined when that is more than the game takes of one player: on a pick as much as on it at once.
 */
export function placedTogether(
  game: AnyGame,
  before: Placed | undefined,
  { stake, choice }: { readonly stake: bigint; readonly choice: unknown },
): Placed | undefined {
  const times = Number(stake / seatUnit(game));
  const units = new Map(before?.bets.map(bet => [bet.pick, bet.units]));
  for (const bet of v.parse(placed, choice).bets)
    units.set(bet.pick, (units.get(bet.pick) ?? 0) + bet.units * times);
  const most = Number(game.stakes.max / seatUnit(game));
  const bets = [...units].map(([pick, each]) => ({ pick, units: each }));
  const isGood = bets.every(bet => bet.units <= most) && game.readChoice({ bets }) !== undefined;
  return isGood ? { bets } : undefined;
}

/** Fen in rounds of tables that are not settled yet: of a player, of a venue, or everywhere. */
export async function stakedInOpenRounds(query: Query, of: Partial<Player> = {}): Promise<bigint> {
  const [open] = await query<{ staked: bigint }>(
    `SELECT COALESCE(sum(staked), 0)::bigint AS staked FROM table_seats
     WHERE settled_at IS NULL AND player IS NOT NULL
       AND venue = COALESCE($1, venue) AND player = COALESCE($2, player)`,
    [of.venue ?? null, of.player ?? null],
  );
  return open?.staked ?? 0n;
}
