import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * Checks that the kept sums of what was backed are the sums of what rides on the legs of bets that wait or are open;
 * what a waiting bet may lose is not counted yet.
 * @returns one sentence per violation; none is good.
 */
export async function auditExposures(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ backed: string; risk: bigint; win: bigint }>`
    WITH open AS (
      SELECT match_id, wtype, rtype, line, strong, score_at_bet, exposure_win AS win,
        CASE WHEN status = 'open' THEN exposure_risk ELSE 0 END AS risk,
        CASE WHEN status = 'pending' THEN exposure_win ELSE 0 END AS pending
      FROM sport_legs JOIN sport_bets ON id = bet_id WHERE status IN ('pending', 'open')
      UNION ALL
      SELECT match_id, wtype, rtype, line, strong, score_at_bet, -win, -risk, -pending FROM sport_exposures)
    SELECT concat_ws('/', match_id, wtype, rtype, line, strong, score_at_bet) AS backed,
      sum(risk)::bigint AS risk, sum(win)::bigint AS win
    FROM open
    GROUP BY match_id, wtype, rtype, line, strong, score_at_bet
    HAVING sum(risk) <> 0 OR sum(win) <> 0 OR sum(pending) <> 0`.execute(db);
  return rows.map(
    ({ backed, risk, win }) => `${backed}: bets hold ${risk} fen more than the sums say, and win ${win} more`,
  );
}
