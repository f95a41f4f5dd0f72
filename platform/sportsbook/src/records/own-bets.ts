import type { contract } from '@lobby/api-client/contract';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { InferInput } from 'valibot';
import { venueCode } from '../launch/venue-tokens.ts';
import type { WireRecord } from './encode-record.ts';
import { recordsOf } from './record-rows.ts';

type Answer = InferInput<(typeof contract)['userBets']['queryMemberBetList']['answer']>;
type Line = Pick<
  Answer['list'][number],
  'ticketId' | 'kind' | 'placedAt' | 'status' | 'stake' | 'turnover' | 'netWin' | 'title'
>;

/** Where the row of a bet is found again. */
interface Found {
  readonly venue: string;
  readonly key: string;
}

/** The bets of this venue in the record of all venues. */
export const ownBets = {
  rows: ({ memberId, begin, end }: { memberId: string; begin: number; end: number }): RawBuilder<never> =>
    sql`SELECT ${venueCode}::text AS venue, id::text AS key, placed_at, stake, turnover, net,
      status <> 'rejected' AS counts FROM sport_bets
      WHERE member_id = ${memberId} AND placed_at >= ${begin} AND placed_at < ${end}`,
  async lines<Row extends Found>(
    db: Kysely<Tables>,
    rows: readonly Row[],
    langx: string,
  ): Promise<ReadonlyMap<Row, Line>> {
    const own = rows.filter(({ venue }) => venue === venueCode);
    if (own.length === 0) return new Map();
    const ids = own.map(({ key }) => BigInt(key));
    const bets = await db.selectFrom('sport_bets').selectAll().where('id', 'in', ids).execute();
    const records = await recordsOf(db, bets, langx);
    const lines = new Map(bets.map((bet, at) => [String(bet.id), records[at]]));
    return new Map(
      own.flatMap(row => {
        const record = lines.get(row.key);
        return record ? [[row, lineOf(record)] as const] : [];
      }),
    );
  },
};

function lineOf(bet: WireRecord): Line {
  const { ticketId, kind, placedAt, status, stake, turnover, netWin } = bet;
  return { ticketId, kind, placedAt, status, stake, turnover, netWin, title: titleOf(bet) };
}

/** "英超 · 富勒姆 vs 伯恩利 +2": the first leg, and how many more; of an outright the competition and its runner. */
function titleOf({ legs: [first, ...more] }: WireRecord): string {
  if (!first) return '';
  const { league, teamH, teamC } = first;
  const teams = teamC === '' ? teamH : `${teamH} vs ${teamC}`;
  return `${league} · ${teams}${more.length > 0 ? ` +${more.length}` : ''}`;
}
