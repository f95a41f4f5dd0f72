import { type MarketGroup, marketGroups } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import {
  type BookInputs,
  type FeedSetting,
  type InputRow,
  noInputs,
  noOperatorSetting,
  type OperatorSetting,
  readAdjustment,
} from '@lobby/pricing';
import { type Kysely, type Selectable, sql } from 'kysely';

type Row = Selectable<Tables['sport_book_inputs']>;

/** Prices change at whole seconds; a row is seen by every process before the next one that is this far away. */
export const tick = 1_000;
const notice = 300;
const kinds: InputRow['kind'][] = ['liability', 'operator', 'feed'];

/** The tick from which what is written at `now` holds. */
export function nextTick(now: number): number {
  return (Math.floor((now + notice) / tick) + 1) * tick;
}

/** Adds what holds for a match from the next tick on. A row is never changed. Answers that tick. */
export async function addInput(
  db: Kysely<Tables>,
  input: Pick<Row, 'match_id' | 'kind' | 'data'>,
  now: number,
): Promise<number> {
  const from = nextTick(now);
  await db
    .insertInto('sport_book_inputs')
    .values({ ...input, tick: BigInt(from), written_at: BigInt(now) })
    .execute();
  return from;
}

/** The operator shuts a match, opens it again, or adjusts its prices, from the next tick on. */
export function setOperator(
  db: Kysely<Tables>,
  matchId: string,
  setting: OperatorSetting,
  now: number,
): Promise<number> {
  return addInput(db, { match_id: matchId, kind: 'operator', data: JSON.stringify(setting) }, now);
}

/**
 * A feed stops these groups of markets of a match, and no others, from the next tick on.
 * @throws RangeError for an unknown group: nothing would be stopped by it.
 */
export async function stopBets(
  db: Kysely<Tables>,
  matchId: string,
  stopped: readonly MarketGroup[],
  now: number,
): Promise<number> {
  const unknown = stopped.find(group => !marketGroups.includes(group));
  if (unknown !== undefined) throw new RangeError(`No group of markets "${unknown}".`);
  const setting: FeedSetting = { stopped };
  return addInput(db, { match_id: matchId, kind: 'feed', data: JSON.stringify(setting) }, now);
}

/** The newest row of each kind that holds at `at`: what a process with nothing in memory prices from. */
export async function inputsAt(db: Kysely<Tables>, matchId: string, at: number): Promise<BookInputs> {
  return (await inputsOfMatches(db, [matchId], at))(matchId);
}

/** The same of several matches, read at once; of a match that is not among them it answers `noInputs`. */
export async function inputsOfMatches(
  db: Kysely<Tables>,
  matchIds: readonly string[],
  at: number,
): Promise<(matchId: string) => BookInputs> {
  if (matchIds.length === 0) return () => noInputs;
  const rows = await db
    .selectFrom('sport_book_inputs')
    .selectAll()
    .distinctOn(['match_id', 'kind'])
    .where('match_id', 'in', matchIds)
    .where('tick', '<=', BigInt(at))
    .orderBy('match_id')
    .orderBy('kind')
    .orderBy('tick', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return matchId => foldInputs(rows.filter(row => row.match_id === matchId).map(toInputRow), at);
}

/** The rows of a match that hold at any of these moments: what its prices then are made from. */
export async function inputsOfMoments(
  db: Kysely<Tables>,
  matchId: string,
  moments: readonly number[],
): Promise<readonly InputRow[]> {
  // Each is a step into the index: a match may have a row for every second.
  const { rows } = await sql<Row>`SELECT DISTINCT ON (row.id) row.*
    FROM unnest(${moments.map(String)}::bigint[]) AS moment (at)
    CROSS JOIN unnest(${kinds}::text[]) AS of (kind)
    CROSS JOIN LATERAL (
      SELECT * FROM sport_book_inputs AS input
      WHERE input.match_id = ${matchId} AND input.kind = of.kind AND input.tick <= moment.at
      ORDER BY input.tick DESC, input.id DESC LIMIT 1) AS row`.execute(db);
  return rows.map(toInputRow);
}

/** The newest adjustment that was written, also one that does not hold yet. */
export async function newestAdjustment(db: Kysely<Tables>, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sport_book_inputs')
    .select('data')
    .where('match_id', '=', matchId)
    .where('kind', '=', 'liability')
    .orderBy('tick', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data;
}

/** Rows written since `since`, of every match that has not ended by `now`. */
export async function inputsSince(
  db: Kysely<Tables>,
  since: number,
  now: number,
): Promise<(InputRow & { readonly matchId: string })[]> {
  const rows = await db
    .selectFrom('sport_book_inputs as i')
    .innerJoin('sport_matches as m', 'm.id', 'i.match_id')
    .selectAll('i')
    .where('i.written_at', '>=', BigInt(since))
    .where('m.ends_at', '>', BigInt(now))
    .orderBy('i.id')
    .execute();
  return rows.map(row => ({ ...toInputRow(row), matchId: row.match_id }));
}

/** What rows of one match say at `at`. Pure. */
export function foldInputs(rows: readonly InputRow[], at: number): BookInputs {
  const newest = (kind: InputRow['kind']) =>
    rows.reduce<InputRow | undefined>(
      (best, row) => (row.kind === kind && row.tick <= at && (!best || follows(row, best)) ? row : best),
      undefined,
    );
  const [liability, operator, feed] = [newest('liability'), newest('operator'), newest('feed')];
  if (!liability && !operator && !feed) return noInputs;
  // Safe: only `setOperator` writes rows of the one kind, and only `stopBets` of the other.
  const setting = operator ? (JSON.parse(operator.data) as OperatorSetting) : noOperatorSetting;
  const byFeed = feed ? (JSON.parse(feed.data) as FeedSetting).stopped : [];
  const operatorAt = Math.max(operator?.tick ?? 0, feed?.tick ?? 0);
  return {
    adjustment: liability && liabilityAdjustmentOf(liability),
    operator: setting,
    stopped: [...new Set([...byFeed, ...(setting.stopped ?? [])])],
    operatorAt,
    changedAt: Math.max(liability?.tick ?? 0, operatorAt),
    from: [liability, operator, ...(feed ? [feed] : [])].map(row => row?.id ?? '').join('/'),
  };
}

/** Whether a row holds after another one of its kind: by tick, then by the order they were written in. */
export function follows(row: InputRow, other: InputRow): boolean {
  return row.tick > other.tick || (row.tick === other.tick && row.id > other.id);
}

const read = new WeakMap<InputRow, ReturnType<typeof readAdjustment>>();

function liabilityAdjustmentOf(row: InputRow) {
  const adjustment = read.get(row) ?? readAdjustment(row.data);
  read.set(row, adjustment);
  return adjustment;
}

function toInputRow(row: Row): InputRow {
  return { id: BigInt(row.id), tick: Number(row.tick), kind: row.kind, data: row.data };
}
