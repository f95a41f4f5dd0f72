import { type Kysely, sql } from 'kysely';

/** What a round of a venue counts as turnover, what it was before the venue changed it, and where its pages are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE venue_rounds ADD COLUMN turnover bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`UPDATE venue_rounds SET turnover = valid FROM turnover_bets
    WHERE turnover_bets.id = venue_rounds.venue || ':' || venue_rounds.round`.execute(db);
  await sql`CREATE TABLE venue_round_corrections (
    venue text NOT NULL,
    round text NOT NULL,
    version bigint NOT NULL,
    staked bigint NOT NULL,
    win bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (venue, round, version),
    FOREIGN KEY (venue, round) REFERENCES venue_rounds (venue, round)
  )`.execute(db);
  await sql`ALTER TABLE venue_cursors ADD COLUMN pages_at text NOT NULL DEFAULT ''`.execute(db);
}
