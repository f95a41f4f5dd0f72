import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { FixtureRow } from '../fixture-feed/fixture-rows.ts';
import { nameCounted } from '../fixture-feed/name-counted.ts';

/** A match in the list of the page. */
export interface ListedMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly kickoff: number;
  /** Accepted bets that are not settled. */
  readonly open: number;
}

/** Matches with bets, the newest kick-off first. */
export async function matchesWithBets(db: Kysely<Tables>): Promise<ListedMatch[]> {
  const rows = await db
    .selectFrom('sport_matches as m')
    .innerJoin('sport_legs as l', 'l.match_id', 'm.id')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .select(['m.id', 'm.home_cn', 'm.away_cn', 'm.kickoff', 'm.counts'])
    .select(({ fn }) => fn.count<string>('b.id').filterWhere('b.status', '=', 'open').as('open'))
    .groupBy('m.id')
    .orderBy('m.kickoff', 'desc')
    .limit(100)
    .execute();
  return rows.map(row => ({
    id: row.id,
    home: nameCounted(row.home_cn, row.counts, 'zh-CN'),
    away: nameCounted(row.away_cn, row.counts, 'zh-CN'),
    kickoff: Number(row.kickoff),
    open: Number(row.open),
  }));
}

/** All that the page shows of one match; undefined when there is none. */
export async function matchRows(db: Kysely<Tables>, id: string) {
  const match: FixtureRow | undefined = await db
    .selectFrom('sport_matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!match) return undefined;
  return {
    match,
    /** The main match of a sub-match, and the others beside it. */
    beside: await db
      .selectFrom('sport_matches')
      .select(['id', 'counts'])
      .where(({ or, eb }) => {
        const main = match.main_id || match.id;
        return or([eb('id', '=', main), eb('main_id', '=', main)]);
      })
      .where('id', '!=', match.id)
      .orderBy('id')
      .execute(),
    results: await db
      .selectFrom('sport_results')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('version')
      .execute(),
    settlements: await db
      .selectFrom('sport_market_settlements')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('at')
      .execute(),
    voids: await db.selectFrom('sport_voids').selectAll().where('match_id', '=', id).orderBy('id').execute(),
    actions: await db
      .selectFrom('sport_operator_actions')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
    bets: await db
      .selectFrom('sport_legs as l')
      .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
      .select(['b.ticket_id', 'b.status', 'b.kind', 'b.stake', 'b.net', 'b.placed_at'])
      .select(['l.wtype', 'l.rtype', 'l.line', 'l.odds', 'l.result', 'l.cancel_reason'])
      .where('l.match_id', '=', id)
      .orderBy('b.id', 'desc')
      .limit(200)
      .execute(),
  };
}

export type MatchRows = NonNullable<Awaited<ReturnType<typeof matchRows>>>;
