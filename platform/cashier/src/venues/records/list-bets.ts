import type { AnswerOf, contract, ParsedRequestOf } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameOf, shownVenues } from '../directory/venue-list.ts';
import type { BetRow, BetSource } from './bet-source.ts';

type Call = typeof contract.userBets.queryMemberBetList;

/** The bets of a member at every venue, newest first, and what they add up to. */
export async function listBets(
  db: Kysely<Tables>,
  sources: readonly BetSource[],
  memberId: string,
  asked: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { pageNum, pageSize, category, channelCode, beginTime = 0, endTime, langx } = asked;
  const of = shownVenues(category).map(({ code }) => code);
  const venues = channelCode === undefined ? of : of.filter(code => code === channelCode);
  const wanted = { memberId, begin: beginTime, end: endTime ?? Number.MAX_SAFE_INTEGER };
  const all = sql`(SELECT * FROM (${sql.join(
    sources.map(source => source.rows(wanted)),
    sql` UNION ALL `,
  )}) AS every WHERE venue = ANY(${venues}::text[])) AS bets`;
  const { rows } = await sql<BetRow>`SELECT * FROM ${all}
    ORDER BY placed_at DESC, venue, length(key) DESC, key DESC
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`.execute(db);
  const lines = await Promise.all(sources.map(source => source.lines(db, rows, langx)));
  const categories = new Map(shownVenues(8).map(venue => [venue.code, venue.category]));
  return {
    ...{ pageNum, pageSize },
    ...(await sumsOf(db, all)),
    list: rows.flatMap(row => {
      const line = lines.map(of => of.get(row)).find(Boolean);
      const known = categories.get(row.venue);
      if (!line || !known) return [];
      return [
        {
          ...{ venue: row.venue, category: known, venueName: nameOf(row.venue, langx) },
          ...line,
          turnover: line.turnover ?? '0',
          round: line.round ?? null,
        },
      ];
    }),
  };
}

/** How many bets there are, and what those with something at risk add up to. */
async function sumsOf(db: Kysely<Tables>, bets: RawBuilder<unknown>) {
  const { rows } = await sql<Record<'total' | 'count' | 'stake' | 'turnover' | 'net', string>>`SELECT
    count(*)::text AS total, count(*) FILTER (WHERE counts)::text AS count,
    coalesce(sum(stake) FILTER (WHERE counts), 0)::text AS stake,
    coalesce(sum(turnover) FILTER (WHERE counts), 0)::text AS turnover,
    coalesce(sum(net) FILTER (WHERE counts), 0)::text AS net FROM ${bets}`.execute(db);
  const { total = '0', count = '0', stake = '0', turnover = '0', net = '0' } = rows[0] ?? {};
  return {
    total: Number(total),
    totals: {
      count: Number(count),
      stake: formatYuan(BigInt(stake)),
      turnover: formatYuan(BigInt(turnover)),
      netWin: formatYuan(BigInt(net)),
    },
  };
}
