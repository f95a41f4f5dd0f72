import { maskEmail, maskPhone, maskRealName } from '@lobby/platform-identity/members/mask';
import { securityLogOf } from '@lobby/platform-identity/security-log/read-security-log';
import { liveSessionsOf } from '@lobby/platform-identity/sessions/sessions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** How many events and letters the page shows. */
const shown = 100;

/** What an operator sees of a member, personal data masked; undefined when there is none. @param now ms. */
export async function memberRows(db: Kysely<Tables>, siteId: string, name: string, now: number) {
  const member = await db
    .selectFrom('members')
    .select(['id', 'site_id', 'name', 'real_name', 'phone', 'email', 'created_at', 'frozen_at', 'vip_level'])
    .where('site_id', '=', siteId)
    .where('name_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
  if (!member) return undefined;
  return {
    ...member,
    real_name: maskRealName(member.real_name),
    phone: maskPhone(member.phone),
    email: maskEmail(member.email),
    sessions: await liveSessionsOf(db, member.id, now),
    letters: await db
      .selectFrom('letters')
      .select(['type', 'title', 'sent_at', 'read_at'])
      .where('member_id', '=', member.id)
      .orderBy('sent_at', 'desc')
      .limit(shown)
      .execute(),
    securityLog: await securityLogOf(db, { siteId, memberId: member.id })
      .selectAll()
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
  };
}

export type MemberRows = NonNullable<Awaited<ReturnType<typeof memberRows>>>;

/** The newest broadcasts of a site, with how many members have read each. */
export function broadcastRows(db: Kysely<Tables>, siteId: string) {
  return db
    .selectFrom('broadcasts as b')
    .leftJoin('broadcast_marks as k', 'k.broadcast_id', 'b.id')
    .select(({ fn }) => ['b.type', 'b.title', 'b.sent_at', fn.count<bigint>('k.read_at').as('readers')])
    .where('b.site_id', '=', siteId)
    .groupBy('b.id')
    .orderBy('b.sent_at', 'desc')
    .limit(shown)
    .execute();
}

export type BroadcastRows = Awaited<ReturnType<typeof broadcastRows>>;
