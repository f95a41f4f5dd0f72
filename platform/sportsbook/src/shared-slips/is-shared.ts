import './shared-slips.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { readCode } from './slip-code.ts';

/** Whether a slip of the site can still be opened by a code. */
export async function isShared(
  db: Kysely<Tables>,
  { siteId, typed, now }: { readonly siteId: string; readonly typed: string; readonly now: number },
): Promise<boolean> {
  const code = readCode(typed);
  if (code === undefined) return false;
  const row = await db
    .selectFrom('sport_shared_slips')
    .select('code')
    .where('code', '=', code)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', BigInt(now))
    .executeTakeFirst();
  return row !== undefined;
}
