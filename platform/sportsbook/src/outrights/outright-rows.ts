import { type Outright, type RoundRunner, type Runner, readScore, type SeasonGame } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import type { Outcome } from './race/outcome.ts';

/** One outright, also one long over. */
export async function readOutright(db: Kysely<Tables>, id: string): Promise<Outright | undefined> {
  const row = await db.selectFrom('sport_outrights').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withRunners(db, [row]))[0];
}

/** Those whose matches are not certainly over at `since`, the next to close first. */
export async function outrightsSince(db: Kysely<Tables>, since: number): Promise<Outright[]> {
  const rows = await db
    .selectFrom('sport_outrights')
    .selectAll()
    .where('ends_at', '>', BigInt(since))
    .orderBy('closes_at')
    .orderBy('id')
    .execute();
  return withRunners(db, rows);
}

/**
 * Holds an outright until the transaction ends: what is counted of its bets is counted by one after the other. Taken
 * after the member's account, like the matches of other bets.
 */
export async function lockOutright(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx
    .selectFrom('sport_outrights')
    .select('id')
    .where('id', '=', id)
    // Not FOR UPDATE: bets refer to the row.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** What was recorded last of an outright; `outcome` is undefined when what decided it no longer counts. */
export async function newestOutcome(
  db: Kysely<Tables>,
  outrightId: string,
): Promise<{ readonly version: number; readonly outcome: Outcome | undefined } | undefined> {
  const row = await db
    .selectFrom('sport_outright_results')
    .select(['version', 'outcome'])
    .where('outright_id', '=', outrightId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Safe: only settlement writes them.
  return row && { version: row.version, outcome: (JSON.parse(row.outcome) as Outcome | null) ?? undefined };
}

const keptFor = 2 * 24 * 3_600_000;

/** Deletes outrights without bets that ended days ago, with their runners and results. */
export async function sweepOutrights(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('sport_outrights')
    .where('ends_at', '<', BigInt(now - keptFor))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_legs as l').select('l.leg').whereRef('l.outright_id', '=', 'sport_outrights.id'),
        ),
      ),
    )
    .execute();
}

async function withRunners(
  db: Kysely<Tables>,
  rows: readonly Tables['sport_outrights'][],
): Promise<Outright[]> {
  if (rows.length === 0) return [];
  const runners = await db
    .selectFrom('sport_outright_runners')
    .selectAll()
    .where(
      'outright_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const games = await gamesOf(db, rows);
  return rows.map(row => toOutright(row, runners, games));
}

type Row = Tables['sport_outrights'];
type RunnerRow = Tables['sport_outright_runners'];
type GameRow = Tables['sport_outright_games'];

async function gamesOf(db: Kysely<Tables>, rows: readonly Row[]): Promise<readonly GameRow[]> {
  const seasons = rows.filter(({ kind }) => kind === 'season').map(({ id }) => id);
  if (seasons.length === 0) return [];
  return db
    .selectFrom('sport_outright_games')
    .selectAll()
    .where('outright_id', 'in', seasons)
    .orderBy('kickoff')
    .orderBy('match_id')
    .execute();
}

function toOutright(row: Row, runners: readonly RunnerRow[], games: readonly GameRow[]): Outright {
  const own = runners.filter(one => one.outright_id === row.id);
  const competition = {
    id: row.id,
    gtype: row.gtype,
    lid: row.lid,
    league: { 'zh-CN': row.league_cn, 'zh-TW': row.league_tw },
    name: { 'zh-CN': row.name_cn, 'zh-TW': row.name_tw },
    opensAt: Number(row.opens_at),
    closesAt: Number(row.closes_at),
    endsAt: Number(row.ends_at),
  };
  if (row.kind === 'goals') return { ...competition, kind: 'goals', runners: own.flatMap(toRoundRunner) };
  return {
    ...competition,
    kind: 'season',
    runners: own.map(toRunner),
    games: games.filter(({ outright_id }) => outright_id === row.id).map(toGame),
  };
}

function toRunner(row: RunnerRow): Runner {
  return { id: row.runner_id, names: { 'zh-CN': row.name_cn, 'zh-TW': row.name_tw } };
}

/** A constraint says that match and side are there together. */
function toRoundRunner(row: RunnerRow): RoundRunner[] {
  const { match_id: matchId, side } = row;
  return matchId === null || side === null ? [] : [{ ...toRunner(row), matchId, side }];
}

function toGame(row: GameRow): SeasonGame {
  const score = readScore(row.score);
  return {
    ...{ matchId: row.match_id, homeId: row.home_id, awayId: row.away_id, kickoff: Number(row.kickoff) },
    expected: [row.expected_home, row.expected_away],
    ...(score && { score }),
  };
}
