import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** The member of a site by name, in whatever case it is written. */
export function findMemberByName(db: Kysely<Tables>, siteId: string, name: string) {
  return db
    .selectFrom('members')
    .select(['id', 'name_key', 'password_hash', 'phone', 'email', 'frozen_at'])
    .where('site_id', '=', siteId)
    .where('name_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
}
