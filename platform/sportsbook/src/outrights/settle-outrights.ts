import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { isWatched } from '../fixture-feed/watched-outrights.ts';
import { championsToRestore, championsToVoid } from './champion-voids.ts';
import { readOutright } from './outright-rows.ts';
import { outcomeOf } from './race/outcome.ts';
import { raceAt } from './race/race.ts';
import { settleChampion } from './settle-champion.ts';

/** A result may have been written while an outcome was being read, with a time before it. */
const overlap = 10_000;

/**
 * Records the outcomes that the results reported so far decide, and settles the bets on them; those whose outcome
 * was corrected are settled anew, or open again, and those that a void cancels are returned. Answers how many bets.
 */
export async function settleOutrights(db: Kysely<Tables>, store: MatchStore, now: number): Promise<number> {
  await recordOutcomes(db, store, now);
  const due = await db
    .selectFrom('sport_outright_results as r')
    .innerJoin('sport_legs as l', 'l.outright_id', 'r.outright_id')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .select('b.id')
    .distinct()
    .where('b.status', 'in', ['open', 'settled'])
    .where(({ or, and, eb }) =>
      or([
        // One that a void cancelled has no version and keeps its result.
        and([eb('l.result_version', 'is', null), eb('l.result', '=', '')]),
        eb('l.result_version', '<', eb.ref('r.version')),
      ]),
    )
    .limit(500)
    .execute();
  const ids = new Set([
    ...(await championsToVoid(db, now)),
    ...(await championsToRestore(db, now)),
    ...due.map(({ id }) => id),
  ]);
  let settled = 0;
  await doEach([...ids], async id => {
    if (await settleChampion(db, id, now)) settled++;
  });
  return settled;
}

/**
 * A new version for each outright that has no outcome, or whose matches have a later result: also one that says it is no
 * longer decided, since a result was withdrawn or a match is played to its end after all.
 */
async function recordOutcomes(db: Kysely<Tables>, store: MatchStore, now: number): Promise<void> {
  const { rows } = await sql<{ id: string; version: number; known: string | null }>`
    SELECT o.id, coalesce(x.version, 0) AS version, x.outcome AS known
    FROM sport_outrights o
    LEFT JOIN LATERAL (SELECT version, at, outcome FROM sport_outright_results
      WHERE outright_id = o.id ORDER BY version DESC LIMIT 1) x ON true
    WHERE o.closes_at <= ${now} AND ${isWatched(now)} AND (x.version IS NULL OR x.outcome = 'null' OR EXISTS (
      SELECT 1 FROM sport_outright_matches u JOIN sport_results r ON r.match_id = u.match_id
      WHERE u.outright_id = o.id AND r.at > x.at - ${overlap}))`.execute(db);
  await doEach(rows, async ({ id, version, known }) => {
    const outright = await readOutright(db, id);
    if (!outright) return;
    const outcome = JSON.stringify(outcomeOf(outright, await raceAt(db, store, outright, now)) ?? null);
    if (outcome === (known ?? 'null')) return;
    await db
      .insertInto('sport_outright_results')
      .values({ outright_id: id, version: version + 1, outcome, at: BigInt(now) })
      // Another process was first.
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}
