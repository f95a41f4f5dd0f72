import { fromHex } from '@lobby/draws';
import { gameOf, sharedDraws, winOf } from '@lobby/games';
import type { Database, Query } from '../database/database.ts';
import { noPart } from '../pools/pools.ts';
import { lockFunds, moveMoney, payerOf } from '../rounds/round-money.ts';
import { writeRound } from '../rounds/round-rows.ts';
import { retryMs } from '../rounds/waiting/finish-round.ts';
import { type Seat, seatUnit } from './seats.ts';
import { drawDue } from './shared-rounds.ts';

/** Seats that are settled in one go. */
const most = 500;

interface Deps {
  readonly database: Database;
  readonly now: () => number;
  /** Hears of the tables and seats that could not be settled, which are put off and hold up no other. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Draws and settles every round that is due and was bet on. Any number of servers may do so at once: each seat is
 * settled by one of them.
 * @param of of one player at a venue alone.
 */
export async function settleDue(
  { database, now, onTrouble }: Deps,
  of?: { readonly venue: string; readonly owner: string },
): Promise<void> {
  const at = now();
  const due = await database.query<{ id: string; venue: string; game: string }>(
    `SELECT id, venue, game FROM table_seats WHERE settled_at IS NULL AND draws_at <= $1 AND retry_at <= $1
       AND venue = COALESCE($2, venue) AND owner = COALESCE($3, owner)
     ORDER BY draws_at LIMIT $4`,
    [at, of?.venue ?? null, of?.owner ?? null, most],
  );
  const problems: unknown[] = [];
  const tables = new Map(due.map(({ venue, game }) => [`${venue} ${game}`, { venue, game }]));
  for (const table of tables.values()) {
    await database
      .transaction(query => drawDue(query, table, at))
      .catch(problem => void problems.push(problem));
  }
  for (const { id } of due) {
    await database
      .transaction(query => settleSeat(query, id, at))
      .catch(async problem => {
        problems.push(problem);
        const until = [id, at + retryMs];
        await database.query('UPDATE table_seats SET retry_at = $2 WHERE id = $1', until);
      });
  }
  if (problems.length > 0)
    onTrouble(new AggregateError(problems, `${problems.length} tables or seats could not be settled`));
}

interface DrawnSeat extends Seat {
  readonly link: string;
  readonly place: number;
  readonly salt: string;
  readonly rules: unknown;
  readonly rules_hash: string;
}

/**
 * Pays what a seat won and writes its round, once; nothing when another does so.
 * @throws Error of a seat that cannot be settled: its round is not drawn, or its game is gone.
 */
async function settleSeat(query: Query, id: string, at: number): Promise<void> {
  const open = await query(
    'SELECT FROM table_seats WHERE id = $1 AND settled_at IS NULL FOR UPDATE SKIP LOCKED',
    [id],
  );
  if (open.length === 0) return;
  const [seat] = await query<DrawnSeat>(
    `SELECT table_seats.*, link, place, salt, rules, rules_hash
     FROM table_seats
       JOIN shared_rounds ON shared_rounds.venue = table_seats.venue AND shared_rounds.game = table_seats.game
         AND shared_rounds.number = table_seats.number
       JOIN shared_chains ON shared_chains.venue = table_seats.venue AND shared_chains.game = table_seats.game
         AND shared_chains.number = chain
       JOIN rule_sets ON hash = rules_hash
     WHERE table_seats.id = $1 AND link IS NOT NULL`,
    [id],
  );
  const game = seat && gameOf(seat.game);
  if (!seat || !game) throw new Error(`seat ${id} has no round that is drawn, or no game`);
  const { venue, player, salt, place, choice, staked } = seat;
  const draws = sharedDraws({ link: fromHex(seat.link), salt, game: game.code, round: place });
  const { units, multiplier, events } = game.play(seat.rules, draws, choice);
  const stake = seatUnit(game);
  if (stake * BigInt(units) !== staked) throw new Error(`seat ${id} holds ${staked} fen for ${units} units`);
  const win = winOf(stake, { multiplier });
  // Sessions before purses, as everywhere: its round refers to it.
  await query('SELECT FROM game_sessions WHERE id = $1 FOR KEY SHARE', [seat.session_id]);
  const payer = payerOf({ id: seat.session_id, venue, player });
  const after = (await lockFunds(query, payer)) + win;
  await moveMoney(query, payer, { round: id, reference: id, staked: 0n, win, at });
  await writeRound(
    query,
    { id: seat.session_id, venue, player },
    {
      // A session has one seat at a round, and the ids of pages are no numbers.
      ...{
        id,
        requestId: String(seat.number),
        game: game.code,
        stake,
        choice,
        staked,
        multiplier,
        win,
        events,
      },
      ...{ rulesHash: seat.rules_hash, seedPair: null, sharedRound: seat.number, nonce: place },
      pool: noPart,
      // The stake was taken before: it is counted back, so that the round is the difference of both.
      ...{ before: after - win + staked, after, at: Number(seat.at) },
    },
  );
  await query('UPDATE table_seats SET settled_at = $2 WHERE id = $1', [id, at]);
}
