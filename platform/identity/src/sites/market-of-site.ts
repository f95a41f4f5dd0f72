import { heldTo, type MarketProfile } from '@lobby/market';
import { readStated } from '@lobby/market/stated-market';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** What a site is held to by its column; a column that cannot be read states nothing, which is the strictest. */
export function readMarket(column: string): MarketProfile {
  try {
    return heldTo(readStated(JSON.parse(column)));
  } catch {
    return heldTo({});
  }
}

/** What the site of a member is held to now. */
export async function marketOfMember(db: Kysely<Tables>, memberId: string): Promise<MarketProfile> {
  const site = await db
    .selectFrom('members')
    .innerJoin('sites', 'sites.id', 'members.site_id')
    .select('sites.market')
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  return readMarket(site?.market ?? '{}');
}
