import { maskedMember } from '@lobby/platform-identity/members/personal-data/masked-member';
import { securityLogOf } from '@lobby/platform-identity/security-log/read-security-log';
import { liveSessionsOf } from '@lobby/platform-identity/sessions/sessions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { newestBroadcasts, newestLetters } from '@lobby/platform-messaging/letters/newest-letters';
import type { Kysely } from 'kysely';

/** How many events and letters the page shows. */
const shown = 100;

/** What an operator sees of a member, personal data masked; undefined when there is none. @param now ms. */
export async function memberRows(db: Kysely<Tables>, siteId: string, name: string, now: number) {
  const member = await maskedMember(db, siteId, name);
  if (!member) return undefined;
  return {
    ...member,
    sessions: await liveSessionsOf(db, member.id, now),
    letters: await newestLetters(db, member.id, shown),
    securityLog: await securityLogOf(db, { siteId, memberId: member.id })
      .selectAll()
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
  };
}

export type MemberRows = NonNullable<Awaited<ReturnType<typeof memberRows>>>;

/** The newest broadcasts of a site, with how many members have read each. */
export const broadcastRows = (db: Kysely<Tables>, siteId: string) => newestBroadcasts(db, siteId, shown);

export type BroadcastRows = Awaited<ReturnType<typeof broadcastRows>>;
