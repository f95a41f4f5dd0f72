import { type Kysely, sql } from 'kysely';

/** What each game took and gave back, day by day, and which games are outside of their band. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_game_days (
    venue text NOT NULL,
    game text NOT NULL,
    day date NOT NULL,
    rounds bigint NOT NULL,
    staked bigint NOT NULL,
    returned bigint NOT NULL,
    squares numeric NOT NULL,
    PRIMARY KEY (venue, game, day)
  )`.execute(db);
  await sql`INSERT INTO venue_game_days
    SELECT venue, game, (to_timestamp(played_at / 1000) AT TIME ZONE 'Asia/Shanghai')::date,
      count(*), sum(staked), sum(win), sum(staked::numeric * staked) FROM venue_rounds GROUP BY 1, 2, 3`.execute(
    db,
  );
  await sql`CREATE INDEX venue_game_days_of_day ON venue_game_days (day)`.execute(db);
  await sql`CREATE TABLE venue_return_alarms (
    venue text NOT NULL,
    game text NOT NULL,
    span text NOT NULL CHECK (span IN ('days30', 'all')),
    since bigint NOT NULL,
    PRIMARY KEY (venue, game, span)
  )`.execute(db);
}
