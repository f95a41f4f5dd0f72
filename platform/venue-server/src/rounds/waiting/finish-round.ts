import type { Database, Query } from '../../database/database.ts';
import type { Session } from '../../sessions/sessions.ts';
import { lockFunds, payerOf } from '../round-money.ts';
import { isOverdue, lockAny, openRoundOf, type PlayableRound, patienceMs } from './open-rounds.ts';
import { drawnBy, payerOfRound, playOn } from './play-on.ts';

/** Rounds that are finished in one go. */
const most = 200;
/** When what could not be finished or settled is tried again, ms. */
export const retryMs = 60_000;

/** Finishes a round that its player left, when its time is over. The caller has locked the funds and the round. */
export async function finishIfOverdue(
  query: Query,
  round: PlayableRound,
  { funds, at }: { readonly funds: bigint; readonly at: number },
): Promise<boolean> {
  if (round.open === null || !isOverdue(round, at)) return false;
  const { game, draws } = drawnBy(round);
  if (!game.finish) throw new Error(`rounds of ${game.code} wait, and nothing finishes them`);
  const choice = game.finish(round.rules, draws(), round.choice);
  const finished = await playOn(query, round, { choice, funds, at });
  if (finished === 'balance' || finished.open !== null)
    throw new Error(`round ${round.id} could not be finished`);
  return true;
}

/** Finishes what a player left of the game of a session, when its time is over. @returns the round that waits still. */
export async function waitingRound(
  query: Query,
  session: Session,
  at: number,
): Promise<PlayableRound | undefined> {
  const id = await openRoundOf(query, session);
  if (id === undefined) return undefined;
  const funds = await lockFunds(query, payerOf(session));
  const round = await lockAny(query, id);
  if (!round || round.open === null) return undefined;
  return (await finishIfOverdue(query, round, { funds, at })) ? undefined : round;
}

/**
 * Finishes every round whose time is over, each in a transaction of its own. One that cannot be finished is put off
 * and holds up no other. @returns how many it finished.
 * @throws AggregateError of all that could not be finished, after the others.
 */
export async function finishOverdue({ query, transaction }: Database, at: number): Promise<number> {
  const due = await query<{ id: string }>(
    `SELECT id FROM rounds WHERE open IS NOT NULL AND acted_at <= $1 AND retry_at <= $2
     ORDER BY acted_at LIMIT ${most}`,
    [at - patienceMs, at],
  );
  let finished = 0;
  const problems: unknown[] = [];
  for (const { id } of due) {
    // Funds first and then the round, as a move does.
    const isFinished = await transaction(async within => {
      const funds = await lockFunds(within, await payerFor(within, id));
      const round = await lockAny(within, id);
      return round !== undefined && finishIfOverdue(within, round, { funds, at });
    }).catch(async problem => {
      problems.push(problem);
      await query('UPDATE rounds SET retry_at = $2 WHERE id = $1 AND open IS NOT NULL', [id, at + retryMs]);
      return false;
    });
    if (isFinished) finished += 1;
  }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} rounds that were left could not be finished`);
  return finished;
}

async function payerFor(query: Query, id: string) {
  const [round] = await query<Pick<PlayableRound, 'venue' | 'player' | 'session_id'>>(
    'SELECT venue, player, session_id FROM rounds WHERE id = $1',
    [id],
  );
  if (!round) throw new Error(`there is no round ${id}`);
  return payerOfRound(round);
}
