import { type Kysely, sql } from 'kysely';

/** When the VIP programme of a site began: of one that has standings already, with the earliest of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE vip_programmes (
    site_id text PRIMARY KEY REFERENCES sites (id),
    began_at bigint NOT NULL
  )`.execute(db);
  await sql`INSERT INTO vip_programmes (site_id, began_at)
    SELECT site_id, min(kept_from) FROM vip_standings GROUP BY site_id`.execute(db);
}
