import type { Kysely } from 'kysely';
import { liveSessionsOf } from '../access/sessions.ts';
import type { Tables } from '../kernel/tables.ts';
import { newestBroadcasts, newestLetters } from '../letters/newest-letters.ts';
import { maskedMember } from '../members/masked-member.ts';
import { securityLogOf } from '../security-log/read-security-log.ts';

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
