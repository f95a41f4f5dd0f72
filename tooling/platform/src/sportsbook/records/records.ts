import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { localeOf } from '../../kernel/locale.ts';
import type { Tables } from '../../kernel/tables.ts';
import { encodeRecord, type WireRecord } from './encode-record.ts';

type Filters = ParsedRequestOf<typeof contract.record.betRecordTotal>;
type Page = ParsedRequestOf<typeof contract.record.betRecordList>;

/** A member's bets, newest first; rejected ones are listed too, and counted in `total`. */
export async function listRecords(db: Kysely<Tables>, memberId: string, page: Page) {
  const rows = await recordRows(db)
    .where(chosen(memberId, page))
    .orderBy('b.placed_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute();
  const { count } = await db
    .selectFrom('sport_bets as b')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where(chosen(memberId, page))
    .executeTakeFirstOrThrow();
  const locale = localeOf(page.langx);
  return {
    pageNum: page.pageNum,
    pageSize: page.pageSize,
    total: Number(count),
    list: rows.map(row => encodeRecord(row, locale)),
  };
}

/** Open and pending bets, newest first. */
export async function openRecords(
  db: Kysely<Tables>,
  memberId: string,
  langx: unknown,
): Promise<WireRecord[]> {
  const rows = await recordRows(db)
    .where('b.member_id', '=', memberId)
    .where('b.status', 'in', ['pending', 'open'])
    .orderBy('b.placed_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(row => encodeRecord(row, localeOf(langx)));
}

/** What the filtered bets add up to, in number and in yuan. Rejected bets are in no total: nothing was at risk. */
export async function totalRecords(db: Kysely<Tables>, memberId: string, filters: Filters) {
  const sum = (column: 'stake' | 'turnover' | 'net') =>
    sql<string>`coalesce(sum(${sql.ref(`b.${column}`)}), 0)::text`.as(column);
  const row = await db
    .selectFrom('sport_bets as b')
    .select([sql<string>`count(*)::text`.as('count'), sum('stake'), sum('turnover'), sum('net')])
    .where(chosen(memberId, filters))
    .where('b.status', '!=', 'rejected')
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    stake: formatYuan(BigInt(row.stake)),
    turnover: formatYuan(BigInt(row.turnover)),
    netWin: formatYuan(BigInt(row.net)),
  };
}

function recordRows(db: Kysely<Tables>) {
  const newest = (column: 'half' | 'full') =>
    sql<string | null>`(SELECT r.${sql.ref(column)} FROM sport_results r WHERE r.match_id = b.match_id
      AND r.${sql.ref(column)} IS NOT NULL ORDER BY r.version DESC LIMIT 1)`;
  return db
    .selectFrom('sport_bets as b')
    .innerJoin('sport_matches as m', 'm.id', 'b.match_id')
    .selectAll('b')
    .select(['m.league_cn', 'm.league_tw', 'm.home_cn', 'm.home_tw', 'm.away_cn', 'm.away_tw', 'm.kickoff'])
    .select([newest('half').as('half'), newest('full').as('full')]);
}

function chosen(memberId: string, filters: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { b: Tables['sport_bets'] }, 'b'>();
  const all: Expression<SqlBool>[] = [eb('b.member_id', '=', memberId)];
  if (filters.beginTime !== undefined) all.push(eb('b.placed_at', '>=', BigInt(filters.beginTime)));
  if (filters.endTime !== undefined) all.push(eb('b.placed_at', '<', BigInt(filters.endTime)));
  if (filters.status !== 'all') all.push(eb('b.status', '=', filters.status));
  if (filters.gtype === 'FT' || filters.gtype === 'VF') all.push(eb('b.gtype', '=', filters.gtype));
  return eb.and(all);
}
