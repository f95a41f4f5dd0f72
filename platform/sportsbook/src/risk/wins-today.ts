import { startOfBeijingDay } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type BetType, mainSport } from '@lobby/sports';
import { type Kysely, sql } from 'kysely';
import { winLeft } from './win-left.ts';

/**
 * What the member's bets of this day of Beijing have won or may still win, fen. What was sold at a loss is
 * not subtracted; the part that is left counts by itself.
 * @param only those on a sport, or on outrights.
 */
export async function winsToday(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
  only?: BetType,
): Promise<Fen> {
  const midnight = startOfBeijingDay(now);
  const row = await db
    .selectFrom('sport_bets')
    .select(
      sql<string>`coalesce(sum(greatest(cashed_out - sold_risk, 0) + CASE WHEN status = 'settled'
        THEN greatest(net - (cashed_out - sold_risk), 0) ELSE ${winLeft('sport_bets')} END), 0)::text`.as(
        'wins',
      ),
    )
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', BigInt(midnight))
    .where('status', '!=', 'rejected')
    .$if(only !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sport_legs as l')
            .select('l.leg')
            .whereRef('l.bet_id', '=', 'sport_bets.id')
            .where('l.gtype', '=', only ?? mainSport),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return BigInt(row.wins);
}
