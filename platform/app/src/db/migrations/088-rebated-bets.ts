import { type Kysely, sql } from 'kysely';

/** Each bet counts for one rebate, also when it is cancelled and settled anew on a later day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE turnover_bets ADD COLUMN is_rebated boolean NOT NULL DEFAULT false`.execute(db);
  await sql`UPDATE turnover_bets SET is_rebated = true FROM rebates
    WHERE rebates.member_id = turnover_bets.member_id AND rebates.category = turnover_bets.category
      AND settled_at >= rebates.day AND settled_at < rebates.day + 86400000`.execute(db);
  await sql`DROP INDEX turnover_bets_by_day`.execute(db);
  await sql`CREATE INDEX turnover_bets_to_rebate ON turnover_bets (settled_at, member_id)
    WHERE NOT is_rebated AND valid > 0`.execute(db);
}
