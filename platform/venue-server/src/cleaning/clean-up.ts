import type { Database, Query } from '../database/database.ts';
import { idleMs } from '../sessions/sessions.ts';

const dayMs = 24 * 3_600_000;
/** A trial that nobody has looked at for so long is forgotten with all its rounds, ms. */
export const trialsKeptMs = 7 * dayMs;
/** A launch that could no more be opened is forgotten after so long, ms. */
export const launchesKeptMs = dayMs;
/** Rows that a transaction deletes, so that none is long. */
const most = 500;

/** How many rows were deleted: sessions of trials, seeds, launches, messages, and times of play. */
export interface CleanedUp {
  readonly trials: number;
  readonly seeds: number;
  readonly launches: number;
  readonly messages: number;
  readonly playTimes: number;
}

/**
 * Deletes what nobody asks for any more. A round of a player, and what it is verified by, is kept for ever. Any number
 * of servers may do so at once.
 */
export async function cleanUp({ query, transaction }: Database, at: number): Promise<CleanedUp> {
  return {
    trials: await whileFull(() => transaction(within => deleteTrials(within, at - trialsKeptMs))),
    seeds: await whileFull(() => transaction(deleteUnusedSeeds)),
    launches: await whileFull(() => deleteLaunches(query, at - launchesKeptMs)),
    messages: await whileFull(() => deleteMessages(query, at)),
    playTimes: await whileFull(() => deletePlayTimes(query, at - idleMs)),
  };
}

/** Again until there are less than a transaction deletes. */
async function whileFull(work: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const deleted = await work();
    all += deleted;
    if (deleted < most) return all;
  }
}

/** Trials with what they played; not while a round of theirs is neither finished nor settled. */
export async function deleteTrials(query: Query, before: number): Promise<number> {
  const trials = await query<{ id: string }>(
    `SELECT id FROM game_sessions WHERE player IS NULL AND seen_at < $1
       AND NOT EXISTS (SELECT FROM rounds WHERE session_id = game_sessions.id AND open IS NOT NULL AND rounds.player IS NULL)
       AND NOT EXISTS (
         SELECT FROM table_seats WHERE session_id = game_sessions.id AND settled_at IS NULL AND table_seats.player IS NULL
       )
     ORDER BY seen_at LIMIT ${most} FOR UPDATE SKIP LOCKED`,
    [before],
  );
  if (trials.length === 0) return 0;
  const ids = trials.map(({ id }) => id);
  const seats = `SELECT id FROM table_seats WHERE session_id = ANY ($1) AND player IS NULL`;
  for (const statement of [
    `DELETE FROM table_bets WHERE seat IN (${seats})`,
    'DELETE FROM table_seats WHERE session_id = ANY ($1) AND player IS NULL',
    'DELETE FROM rounds WHERE session_id = ANY ($1) AND player IS NULL',
  ])
    await query(statement, [ids]);
  await query(`DELETE FROM seed_pairs WHERE owner LIKE 'trial/%' AND owner = ANY ($1)`, [
    ids.map(id => `trial/${id}`),
  ]);
  await query('DELETE FROM game_sessions WHERE id = ANY ($1) AND player IS NULL', [ids]);
  return trials.length;
}

/** Pairs that were told and that no round was drawn from: whoever chose new seeds without a round left them. */
export async function deleteUnusedSeeds(query: Query): Promise<number> {
  const deleted = await query(
    `DELETE FROM seed_pairs WHERE id IN (
       SELECT id FROM seed_pairs WHERE state = 'revealed' AND next_nonce = 0
         AND NOT EXISTS (SELECT FROM rounds WHERE seed_pair = seed_pairs.id)
       LIMIT ${most} FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
  );
  return deleted.length;
}

/** Launches that can be opened no more, whose page is framed by then by what their session says. */
export async function deleteLaunches(query: Query, before: number): Promise<number> {
  const deleted = await query(
    `DELETE FROM launches WHERE id IN (
       SELECT id FROM launches WHERE ends_at < $1 ORDER BY ends_at LIMIT ${most} FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
    [before],
  );
  return deleted.length;
}

/** Messages of the site that are too old to be taken again. */
export async function deleteMessages(query: Query, at: number): Promise<number> {
  const deleted = await query(
    `DELETE FROM seen_messages WHERE nonce IN (
       SELECT nonce FROM seen_messages WHERE until < $1 ORDER BY until LIMIT ${most} FOR UPDATE SKIP LOCKED
     ) RETURNING nonce`,
    [at],
  );
  return deleted.length;
}

/** Times of play that a stake would not continue. */
export async function deletePlayTimes(query: Query, before: number): Promise<number> {
  const deleted = await query(
    `DELETE FROM play_times WHERE owner IN (
       SELECT owner FROM play_times WHERE staked_at <= $1 ORDER BY staked_at LIMIT ${most} FOR UPDATE SKIP LOCKED
     ) RETURNING owner`,
    [before],
  );
  return deleted.length;
}
