import type { contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { championType, parseOfferType, sportsOfType } from '@lobby/sports';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { WireRecord } from './encode-record.ts';
import { recordsOf } from './record-rows.ts';

type Filters = ParsedRequestOf<typeof contract.record.betRecordTotal>;
type Page = ParsedRequestOf<typeof contract.record.betRecordList>;

/** A member's bets, newest first; rejected ones are listed too, and counted in `total`. */
export async function listRecords(db: Kysely<Tables>, memberId: string, page: Page) {
  const bets = await betRows(db)
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
  return {
    pageNum: page.pageNum,
    pageSize: page.pageSize,
    total: Number(count),
    list: await recordsOf(db, bets, page.langx),
  };
}

/** Open and pending bets, newest first. */
export async function openRecords(
  db: Kysely<Tables>,
  memberId: string,
  langx: unknown,
): Promise<WireRecord[]> {
  const bets = await betRows(db)
    .where('b.member_id', '=', memberId)
    .where('b.status', 'in', ['pending', 'open'])
    .orderBy('b.placed_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(200)
    .execute();
  return recordsOf(db, bets, langx);
}

/** What the filtered bets add up to, in number and in yuan. Rejected bets are in no total: nothing was at risk. */
export async function totalRecords(db: Kysely<Tables>, memberId: string, filters: Filters) {
  const sum = (column: 'stake' | 'turnover' | 'net' | 'cashed_out') =>
    sql<string>`coalesce(sum(${sql.ref(`b.${column}`)}), 0)::text`.as(column);
  const row = await db
    .selectFrom('sport_bets as b')
    .select([
      sql<string>`count(*)::text`.as('count'),
      ...[sum('stake'), sum('turnover'), sum('net'), sum('cashed_out')],
    ])
    .where(chosen(memberId, filters))
    .where('b.status', '!=', 'rejected')
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    stake: formatYuan(BigInt(row.stake)),
    turnover: formatYuan(BigInt(row.turnover)),
    netWin: formatYuan(BigInt(row.net)),
    cashedOut: formatYuan(BigInt(row.cashed_out)),
  };
}

function betRows(db: Kysely<Tables>) {
  return db.selectFrom('sport_bets as b').selectAll('b');
}

function chosen(memberId: string, filters: Filters): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { b: Tables['sport_bets'] }, 'b'>();
  const all: Expression<SqlBool>[] = [eb('b.member_id', '=', memberId)];
  if (filters.beginTime !== undefined) all.push(eb('b.placed_at', '>=', BigInt(filters.beginTime)));
  if (filters.endTime !== undefined) all.push(eb('b.placed_at', '<', BigInt(filters.endTime)));
  if (filters.status !== 'all') all.push(eb('b.status', '=', filters.status));
  if (filters.kind !== 'all') all.push(eb('b.kind', '=', filters.kind));
  if (filters.ticketId !== undefined) all.push(eb('b.ticket_id', '=', filters.ticketId));
  const gtype = parseOfferType(filters.gtype);
  if (gtype) {
    all.push(
      eb.exists(
        eb
          .selectFrom('sport_legs as l')
          .select('l.leg')
          .whereRef('l.bet_id', '=', 'b.id')
          .where('l.gtype', 'in', gtype === championType ? [gtype] : sportsOfType(gtype)),
      ),
    );
  }
  return eb.and(all);
}
