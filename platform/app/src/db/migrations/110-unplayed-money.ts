import { type Kysely, sql } from 'kysely';

/**
 * Money that leaves in a pause without having been staked: each requirement knows how its money came, what a withdrawal
 * took with it is written down, and comes back with the money.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE turnover_requirements
    ADD COLUMN came_by text NOT NULL DEFAULT '',
    DROP CONSTRAINT turnover_requirements_need_check,
    ADD CHECK (need >= 0)`.execute(db);
  await sql`UPDATE turnover_requirements SET came_by = method
    FROM payments JOIN deposit_orders ON deposit_orders.id = payments.order_id
    WHERE turnover_requirements.id = 'deposit:' || payments.id`.execute(db);
  await sql`CREATE TABLE turnover_waivers (
    withdrawal_id text NOT NULL,
    requirement_id text NOT NULL REFERENCES turnover_requirements (id),
    fen bigint NOT NULL CHECK (fen > 0),
    undone_at bigint,
    PRIMARY KEY (withdrawal_id, requirement_id)
  )`.execute(db);
  await sql`ALTER TABLE payouts ADD COLUMN unplayed bigint NOT NULL DEFAULT 0
    CHECK (unplayed >= 0 AND unplayed <= amount)`.execute(db);
}
