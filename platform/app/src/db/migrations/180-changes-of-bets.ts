import { type Kysely, sql } from 'kysely';

/**
 * Results say why they differ from earlier ones, steps of bets carry the reason and the scores, and what changed of
 * settled bets waits for the letter to its member. Of what happened before no reason and no score is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results ADD COLUMN reason text NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE sport_bet_steps
    ADD COLUMN reason text NOT NULL DEFAULT '',
    ADD COLUMN score text NOT NULL DEFAULT '',
    ADD COLUMN score_before text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE TABLE sport_bet_changes (
    bet_id bigint NOT NULL,
    seq integer NOT NULL,
    member_id text NOT NULL REFERENCES members (id),
    match_id text,
    outright_id text,
    reason text NOT NULL,
    score_before text NOT NULL,
    score text NOT NULL,
    result_before text NOT NULL,
    result text NOT NULL,
    returned_before bigint,
    returned bigint,
    amount bigint NOT NULL,
    owed bigint NOT NULL,
    PRIMARY KEY (bet_id, seq),
    FOREIGN KEY (bet_id, seq) REFERENCES sport_bet_steps (bet_id, seq),
    CHECK ((match_id IS NULL) <> (outright_id IS NULL))
  )`.execute(db);
  await sql`CREATE INDEX sport_bet_changes_of_member ON sport_bet_changes (member_id)`.execute(db);
}
