import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { maskEmail, maskPhone, maskRealName } from './mask.ts';

/** A member by name as an operator sees them, personal data masked; undefined when there is none. */
export async function maskedMember(db: Kysely<Tables>, siteId: string, name: string) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'site_id', 'name', 'real_name', 'phone', 'email', 'created_at', 'frozen_at', 'vip_level'])
    .where('site_id', '=', siteId)
    .where('name_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
  return (
    member && {
      ...member,
      real_name: maskRealName(member.real_name),
      phone: maskPhone(member.phone),
      email: maskEmail(member.email),
    }
  );
}
