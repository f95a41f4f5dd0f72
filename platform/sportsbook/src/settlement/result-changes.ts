import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import { type StoredVoid, voidsOn } from '../bets/voids.ts';

/** What was reported of a match at once. */
export type Result = Selectable<Tables['sport_results']>;

/** What results say of one thing: since when they say the same of it, ms, and how often they did. */
export interface Said {
  readonly since: number;
  readonly times: number;
}

/** What the results of a match say together. */
export type KnownResult = Result & {
  /** `end`: whether and why the match will not be finished. */
  readonly said: Readonly<Record<'half' | 'full' | 'sets' | 'end', Said | undefined>>;
};

/** All that grades the legs of a match. */
export interface ResultChanges {
  /** The results reported so far, folded into one; undefined when there is none. */
  readonly result: KnownResult | undefined;
  /** Each of them, in the order of their versions. */
  readonly reported: readonly Result[];
  readonly voids: readonly StoredVoid[];
  /** How many results and voids are in it, at least. */
  readonly count: number;
}

/** What is known of these matches. One that nothing is known of is absent. */
export async function resultChangesOf(
  db: Kysely<Tables>,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, ResultChanges>> {
  // The counts first: what comes meanwhile may be in the grade, and is looked at again.
  const counts = await db
    .selectFrom('sport_result_changes')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .execute();
  const results = await db
    .selectFrom('sport_results')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .orderBy('version')
    .execute();
  const voids = await voidsOn(db, matchIds);
  return new Map(
    counts.map(({ match_id, changes }) => {
      const ofMatch = <Row extends { match_id: string }>(row: Row) => row.match_id === match_id;
      const reported = results.filter(ofMatch);
      return [
        match_id,
        { result: foldResults(reported), reported, voids: voids.filter(ofMatch), count: changes },
      ] as const;
    }),
  );
}

/** What results say together, in the order of their versions. */
export function foldResults(results: readonly Result[]): KnownResult | undefined {
  return results.reduce<KnownResult | undefined>((before, row) => {
    const known = row.withdrawn ? undefined : before;
    return {
      ...row,
      // A finished half counts even if the match was then abandoned.
      half: row.half ?? known?.half ?? null,
      full: row.full ?? known?.full ?? null,
      sets: row.sets ?? known?.sets ?? null,
      said: {
        half: say(row.half !== null, row.half === known?.half, known?.said.half, row),
        full: say(row.full !== null, row.full === known?.full, known?.said.full, row),
        sets: say(row.sets !== null, row.sets === known?.sets, known?.said.sets, row),
        end: say(true, endOf(row) === (known && endOf(known)), known?.said.end, row),
      },
    };
  }, undefined);
}

function say(speaks: boolean, isSame: boolean, before: Said | undefined, { at }: Result): Said | undefined {
  if (!speaks) return before;
  return isSame && before ? { ...before, times: before.times + 1 } : { since: Number(at), times: 1 };
}

const endOf = ({ cancel_reason, reached }: Result) => `${cancel_reason} ${reached ?? ''}`;
