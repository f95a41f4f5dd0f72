import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Member } from '../http/context.ts';
import { deviceLabel, maskAddress } from './devices/device-label.ts';
import { newToken, tokenHash } from './tokens.ts';

/** A session without a call for this long is over. */
export const idleMs = 30 * 60_000;
/** A session is over this long after login, whatever happens. */
export const absoluteMs = 12 * 3_600_000;

// Every call would otherwise be a write.
const touchEveryMs = 60_000;

/** Starts a session and answers its token, the only time it is seen in clear. */
export async function startSession(
  db: Kysely<Database>,
  who: { siteId: string; memberId: string; deviceId: string; userAgent: string; ip: string; at: number },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      site_id: who.siteId,
      member_id: who.memberId,
      device_id: who.deviceId,
      device_label: deviceLabel(who.userAgent),
      masked_ip: maskAddress(who.ip),
      created_at: BigInt(who.at),
      seen_at: BigInt(who.at),
    })
    .execute();
  return token;
}

/** The member of a live token of this site; undefined for anything else. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  siteId: string,
  now: number,
): Promise<Member | undefined> {
  if (token === '' || token.length > 100) return undefined;
  const id = tokenHash(token);
  const session = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.created_at', 'sessions.seen_at', 'members.id', 'members.name'])
    .where('sessions.id', '=', id)
    .where('sessions.site_id', '=', siteId)
    .executeTakeFirst();
  if (!session) return undefined;
  const idle = now - Number(session.seen_at);
  if (idle >= idleMs || now - Number(session.created_at) >= absoluteMs) return undefined;
  if (idle >= touchEveryMs) {
    await db
      .updateTable('sessions')
      .set({ seen_at: BigInt(now) })
      .where('id', '=', id)
      .execute();
  }
  return { id: session.id, name: session.name, siteId, sessionId: id };
}

export async function endSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** The member's sessions that are not over, newest first. */
export function liveSessionsOf(db: Kysely<Database>, memberId: string, now: number) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seen_at', '>', BigInt(now - idleMs))
    .where('created_at', '>', BigInt(now - absoluteMs))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends every session of a member but `kept`; answers which, for whoever holds a connection of theirs. */
export async function endSessionsOf(
  db: Kysely<Database>,
  memberId: string,
  kept?: string,
): Promise<string[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .$if(kept !== undefined, query => query.where('id', '!=', kept ?? ''))
    .returning('id')
    .execute();
  return ended.map(session => session.id);
}

// A ticket that came too late is still told so for a while, rather than "wrong".
const ticketsKeptMs = 3_600_000;

/** Removes what has expired: sessions, grants, tickets, replay marks. */
export async function sweepExpired(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(row =>
      row.or([row('seen_at', '<', BigInt(now - idleMs)), row('created_at', '<', BigInt(now - absoluteMs))]),
    )
    .execute();
  await db.deleteFrom('login_grants').where('expires_at', '<', BigInt(now)).execute();
  await db
    .deleteFrom('verifications')
    .where('expires_at', '<', BigInt(now - ticketsKeptMs))
    .execute();
  await db.deleteFrom('seen_requests').where('expires_at', '<', BigInt(now)).execute();
}
