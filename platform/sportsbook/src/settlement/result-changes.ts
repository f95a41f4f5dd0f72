import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import { type StoredVoid, voidsOn } from '../bets/voids.ts';
import type { StoredSettlement } from './settlement-of-market.ts';

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
  readonly said: Readonly<Record<Stated, Said | undefined>>;
  /** What a confirmed result stated: a scouted one does not change it. */
  readonly sure: Readonly<Record<Stated, boolean>>;
};

/** A score that results say by itself. */
type ScoreName = 'half' | 'full' | 'sets' | 'quarters' | 'goals';
type Stated = ScoreName | 'end';

/** All that grades the legs of a match. */
export interface ResultChanges {
  /** The results reported so far, folded into one; undefined when there is none. */
  readonly result: KnownResult | undefined;
  /** Each of them, in the order of their versions. */
  readonly reported: readonly Result[];
  readonly voids: readonly StoredVoid[];
  /** What its provider says of the settlement of markets. */
  readonly markets: readonly StoredSettlement[];
  /** How many results, voids and settlements of markets are in it, at least. */
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
  if (counts.length === 0) return new Map();
  const results = await db
    .selectFrom('sport_results')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .orderBy('version')
    .execute();
  const voids = await voidsOn(db, matchIds);
  const markets = await db
    .selectFrom('sport_market_settlements')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(
    counts.map(({ match_id, changes }) => {
      const ofMatch = <Row extends { match_id: string }>(row: Row) => row.match_id === match_id;
      const reported = results.filter(ofMatch);
      return [
        match_id,
        {
          result: foldResults(reported),
          reported,
          voids: voids.filter(ofMatch),
          markets: markets.filter(ofMatch),
          count: changes,
        },
      ] as const;
    }),
  );
}

/** What results say together, in the order of their versions. */
export function foldResults(results: readonly Result[]): KnownResult | undefined {
  return results.reduce<KnownResult | undefined>((before, row) => {
    const isConfirmed = row.certainty === 'confirmed';
    const known = row.withdrawn ? before && forget(before, isConfirmed) : before;
    const may = (stated: Stated) => isConfirmed || !known?.sure[stated];
    const says = (name: ScoreName) => row[name] !== null && may(name);
    const endsIt = row.full !== null || row.cancel_reason !== '';
    const { cancel_reason, reached, played, winner } = may('end') || !known ? row : known;
    return {
      ...row,
      ...{ cancel_reason, reached, played, winner },
      // A finished half counts even if the match was then abandoned.
      ...ofScores(name => (says(name) ? row[name] : (known?.[name] ?? null))),
      said: {
        ...ofScores(name => say(says(name), row[name] === known?.[name], known?.said[name], row)),
        end: say(may('end'), endOf(row) === (known && endOf(known)), known?.said.end, row),
      },
      sure: {
        ...ofScores(name => known?.sure[name] || (isConfirmed && says(name))),
        end: known?.sure.end || (isConfirmed && endsIt),
      },
    };
  }, undefined);
}

/** What is left when all is withdrawn: of what a confirmed result stated nothing goes by the word of a scout. */
function forget(known: KnownResult, isConfirmed: boolean): KnownResult | undefined {
  const { sure, said } = known;
  if (isConfirmed || !Object.values(sure).includes(true)) return undefined;
  return {
    ...known,
    ...ofScores(name => (sure[name] ? known[name] : null)),
    cancel_reason: sure.end ? known.cancel_reason : '',
    reached: sure.end ? known.reached : null,
    played: sure.end ? known.played : null,
    winner: sure.end ? known.winner : '',
    said: {
      ...ofScores(name => (sure[name] ? said[name] : undefined)),
      end: sure.end ? said.end : undefined,
    },
  };
}

function ofScores<Value>(read: (name: ScoreName) => Value): Record<ScoreName, Value> {
  return {
    half: read('half'),
    full: read('full'),
    sets: read('sets'),
    quarters: read('quarters'),
    goals: read('goals'),
  };
}

function say(speaks: boolean, isSame: boolean, before: Said | undefined, { at }: Result): Said | undefined {
  if (!speaks) return before;
  return isSame && before ? { ...before, times: before.times + 1 } : { since: Number(at), times: 1 };
}

const endOf = ({ cancel_reason, reached }: Result) => `${cancel_reason} ${reached ?? ''}`;
