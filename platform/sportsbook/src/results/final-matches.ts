import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type SportType, sportsOfType } from '@lobby/sports';
import type { Kysely } from 'kysely';
import type { FixtureRow } from '../fixture-feed/fixture-rows.ts';
import { foldResults, type KnownResult, type Result } from '../settlement/result-changes.ts';

/** A match that is over, or that will not be finished, with what was reported of it. */
export interface FinalMatch {
  readonly row: FixtureRow;
  readonly result: KnownResult;
}

/** The matches of a sport type that kicked off from `from` to before `to`, ms, and are over; the last first. */
export async function finalMatchesOf(
  db: Kysely<Tables>,
  gtype: SportType,
  from: number,
  to: number,
): Promise<FinalMatch[]> {
  const rows = await db
    .selectFrom('sport_matches')
    .selectAll()
    .where('gtype', 'in', sportsOfType(gtype))
    .where('main_id', '=', '')
    .where('kickoff', '>=', BigInt(from))
    .where('kickoff', '<', BigInt(to))
    .orderBy('kickoff', 'desc')
    .orderBy('id')
    .execute();
  return withResults(db, rows);
}

/** The same of a season of a league, the first kick-off first. */
export async function finalMatchesOfSeason(
  db: Kysely<Tables>,
  gtype: SportType,
  lid: string,
  season: string,
): Promise<FinalMatch[]> {
  const rows = await db
    .selectFrom('sport_matches')
    .selectAll()
    .where('gtype', 'in', sportsOfType(gtype))
    .where('main_id', '=', '')
    .where('lid', '=', lid)
    .where('season', '=', season)
    .orderBy('kickoff')
    .orderBy('id')
    .execute();
  return withResults(db, rows);
}

/** Whether it is known how a match ended, or that it will not be finished. */
export function isOver(result: KnownResult | undefined): result is KnownResult {
  return result !== undefined && (result.full !== null || result.cancel_reason !== '');
}

/** How a match ended, as the wire tells it. */
export function encodeEnd(result: KnownResult) {
  return {
    score: finalScoreOf(result),
    halfScore: result.half ?? '',
    sets: result.sets ?? result.quarters ?? '',
    stopped: result.cancel_reason,
    reached: result.reached ?? '',
  };
}

/** The score at the end; empty of a match that was called off or stopped, whatever was reported of it before. */
export function finalScoreOf({ full, cancel_reason }: KnownResult): string {
  return cancel_reason === '' ? (full ?? '') : '';
}

/** Those of the matches that are over, with their results. */
export async function withResults(db: Kysely<Tables>, rows: readonly FixtureRow[]): Promise<FinalMatch[]> {
  if (rows.length === 0) return [];
  const reported = await db
    .selectFrom('sport_results')
    .selectAll()
    .where(
      'match_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('version')
    .execute();
  const ofMatch = new Map<string, Result[]>();
  for (const one of reported) ofMatch.set(one.match_id, [...(ofMatch.get(one.match_id) ?? []), one]);
  return rows.flatMap(row => {
    const result = foldResults(ofMatch.get(row.id) ?? []);
    return isOver(result) ? [{ row, result }] : [];
  });
}
