import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** What became of bets of a match, by kind of step. */
export interface Effect {
  readonly kind: 'settled' | 'resettled' | 'restored';
  readonly bets: number;
  /** What moved in the balances of members, fen; negative when it was taken. */
  readonly amount: bigint;
}

/** What was done so far to bets with a leg on these matches, by whichever process. */
export async function effectsOn(db: Kysely<Tables>, matchIds: readonly string[]): Promise<readonly Effect[]> {
  const { rows } = await sql<Effect>`SELECT kind, count(*)::integer AS bets, sum(amount)::bigint AS amount
    FROM sport_bet_steps WHERE kind IN ('settled', 'resettled', 'restored')
      AND bet_id IN (SELECT bet_id FROM sport_legs WHERE match_id IN (${sql.join(matchIds)}))
    GROUP BY kind ORDER BY kind`.execute(db);
  return rows;
}

/** What was done in between. */
export function effectsBetween(before: readonly Effect[], after: readonly Effect[]): readonly Effect[] {
  return after
    .map(({ kind, bets, amount }) => {
      const known = before.find(each => each.kind === kind) ?? { bets: 0, amount: 0n };
      return { kind, bets: bets - known.bets, amount: amount - known.amount };
    })
    .filter(({ bets }) => bets > 0);
}
