import { type Kysely, sql } from 'kysely';

/** What members open at venues and mark there. Games are the venues' own, so that no table of ours names them all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_launches (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    venue text NOT NULL,
    game text NOT NULL,
    device_id text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX venue_launches_of_member ON venue_launches (member_id, at)`.execute(db);
  await sql`CREATE TABLE venue_game_plays (
    site_id text NOT NULL REFERENCES sites (id),
    venue text NOT NULL,
    game text NOT NULL,
    plays bigint NOT NULL,
    PRIMARY KEY (site_id, venue, game)
  )`.execute(db);
  await sql`CREATE TABLE venue_games_played (
    member_id text NOT NULL REFERENCES members (id),
    venue text NOT NULL,
    game text NOT NULL,
    last_at bigint NOT NULL,
    PRIMARY KEY (member_id, venue, game)
  )`.execute(db);
  await sql`CREATE TABLE venue_favourites (
    member_id text NOT NULL REFERENCES members (id),
    venue text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (member_id, venue, game)
  )`.execute(db);
}
