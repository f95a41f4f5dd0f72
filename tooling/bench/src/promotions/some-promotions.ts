import { day } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-testing/internals/running';
import { type Kysely, sql } from 'kysely';

/** Leaves a site with so many promotions that run, by turns of every kind that the demo opens with and offers. */
export async function fillSite(db: Kysely<Tables>, siteId: string, count: number): Promise<void> {
  const now = Date.now();
  await sql`INSERT INTO promotions
      (site_id, name_zh_cn, name_zh_tw, rule, excludes, starts_at, ends_at, published_at)
    SELECT site_id, name_zh_cn, name_zh_tw, rule, excludes, ${now - 30 * day}::bigint,
      ${now + 30 * day}::bigint, ${now - 30 * day}::bigint
    FROM promotions, generate_series(1, ${count}::integer) AS copy
    WHERE site_id = ${siteId} AND seed <> '' AND seed <> 'gift-code'
    ORDER BY copy, id LIMIT ${count}`.execute(db);
  await sql`UPDATE promotions SET published_at = NULL WHERE site_id = ${siteId} AND seed <> ''`.execute(db);
}

interface Joining {
  readonly siteId: string;
  readonly memberId: string;
  /** So many settled bets of the last thirty days. */
  readonly bets: number;
}

/** Puts a member into every other promotion of a site, from its beginning on, and gives them bets. */
export async function joinHalf(db: Kysely<Tables>, { siteId, memberId, bets }: Joining): Promise<void> {
  const now = Date.now();
  await sql`INSERT INTO promotion_members
      (promotion_id, member_id, site_id, joined_at, rule, device_id, address, reviewed_at)
    SELECT id, ${memberId}, site_id, starts_at, rule, 'device', 'address', ${now}::bigint
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM promotions
      WHERE site_id = ${siteId} AND published_at IS NOT NULL) AS running
    WHERE place % 2 = 0`.execute(db);
  await sql`INSERT INTO turnover_bets (id, site_id, member_id, category, placed_at, settled_at, valid)
    SELECT ${memberId} || '/' || bet, ${siteId}, ${memberId}, 'TY', at, at + 60000, 2000
    FROM (SELECT bet, ${now}::bigint - (bet * ${(29 * day) / bets}::numeric)::bigint - 60000 AS at
      FROM generate_series(1, ${bets}::integer) AS bet) AS made`.execute(db);
}
