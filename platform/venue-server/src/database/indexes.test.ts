import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  deleteLaunches,
  deleteMessages,
  deletePlayTimes,
  deleteTrials,
  deleteUnusedSeeds,
} from '../cleaning/clean-up.ts';
import { sumsSince } from '../rounds/reality-check.ts';
import { lastRoundAt } from '../rounds/round-rows.ts';
import { historyAfter } from '../rounds/tell-rounds.ts';
import { transfersSince } from '../rounds/transfers-between.ts';
import { framesOf } from '../sessions/launches.ts';
import type { Session } from '../sessions/sessions.ts';
import { drawDue } from '../tables/shared-rounds.ts';
import { borrowDatabase } from '../testing/database-pool.ts';
import type { Database, Query } from './database.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ lent: await borrowDatabase() });
});
beforeEach(async () => {
  // A trial that is old.
  await database.query(
    `INSERT INTO game_sessions (id, key_hash, launch_id, venue, game, language, origins, opened_at, seen_at)
     VALUES ('t', '', '', 'JXDZ', 'lantern-fair', 'zh-CN', '', 0, 0) ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => database.close());

const venue = 'JXDZ';
const session: Session = {
  ...{ id: '', venue, player: 'p1', game: 'baccarat', language: 'zh-CN', origins: '', credits: null },
  market: {},
};

/** What Postgres would read for the statements of some work, were no table small. */
async function plansOf(work: (query: Query) => Promise<unknown>): Promise<string> {
  return database.transaction(async query => {
    await query('SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    await work(async (text, values) => {
      const lines = await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      plans.push(...lines.map(line => line['QUERY PLAN']));
      return query(text, values);
    });
    return plans.join('\n');
  });
}

// Tables only grow: what each of these reads must not grow with them.
it.each<[string, string, (query: Query) => Promise<unknown>]>([
  ['the last round of a player', 'rounds_of_player_by_time', query => lastRoundAt(query, session)],
  [
    'the history of a venue',
    'rounds_of_venue_by_version',
    query => historyAfter(query, { venue, after: 0n, limit: 9 }),
  ],
  ['the frames of a launch', 'sessions_by_launch', query => framesOf(query, 'of no launch')],
  ['the rounds of a table to draw', 'shared_rounds_to_draw', query => drawDue(query, session, 0)],
  ['what was moved in', 'movements_of_deposits', query => transfersSince(query, session, 0, 9)],
  ['what was moved out', 'movements_of_withdrawals', query => transfersSince(query, session, 0, 9)],
  ['a trial to delete', 'sessions_of_trials', query => deleteTrials(query, 9)],
  ['the seeds of a trial', 'seed_pairs_of_trials', query => deleteTrials(query, 9)],
  ['the seats of a trial', 'table_seats_of_trials', query => deleteTrials(query, 9)],
  ['seeds without a round', 'seed_pairs_unused', query => deleteUnusedSeeds(query)],
  ['a launch to delete', 'launches_by_end', query => deleteLaunches(query, 9)],
  ['what a player played', 'rounds_of_player_by_time', query => sumsSince(query, session, 0n)],
  ['a time of play to delete', 'play_times_by_end', query => deletePlayTimes(query, 9)],
  ['a message to delete', 'seen_messages_by_end', query => deleteMessages(query, 9)],
])('%s is found by an index', async (_, index, work) => {
  expect(await plansOf(work)).toContain(index);
});
