import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Context, Member } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { AccessTables } from './access.tables.ts';
import { deviceLabel, maskAddress } from './devices/device-label.ts';
import { newToken, tokenHash } from './tokens.ts';

/** A session without a call for this long is over. */
export const idleMs = 30 * 60_000;
/** A session is over this long after login, whatever happens. */
export const absoluteMs = 12 * 3_600_000;

// Every call would otherwise be a write.
const touchEveryMs = 60_000;

/** Starts a session of the caller for a member and answers its token, the only time it is seen in clear. */
export async function startSession(ctx: Context, memberId: string): Promise<string> {
  const token = newToken();
  const at = BigInt(ctx.clock.now());
  await ctx.db
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      site_id: ctx.site.id,
      member_id: memberId,
      device_id: ctx.deviceId,
      device_label: deviceLabel(ctx.userAgent),
      masked_ip: maskAddress(ctx.ip),
      country: ctx.place.country,
      city: ctx.place.city,
      created_at: at,
      seen_at: at,
    })
    .execute();
  return token;
}

/**
 * The member of a live token of this site; undefined for anything else.
 * @param touch false: the call was not the member's doing, and keeps no session alive.
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  siteId: string,
  now: number,
  { touch }: { touch: boolean },
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
  if (touch && idle >= touchEveryMs) {
    await db
      .updateTable('sessions')
      .set({ seen_at: BigInt(now) })
      .where('id', '=', id)
      .execute();
  }
  return { id: session.id, name: session.name, siteId, sessionId: id };
}

/** How a session was ended by something other than its own device or time. */
export type EndedHow = 'elsewhere' | 'password';

/** The refusal of a token that is no live one; its data says how it was ended, when it was (`{ended: 'elsewhere'}`). */
export async function sessionOver(db: Kysely<Database>, token: string): Promise<Refusal> {
  const ended = await db
    .selectFrom('ended_sessions')
    .select('how')
    .where('id', '=', tokenHash(token))
    .executeTakeFirst();
  return new Refusal('login-expired', { data: ended && { ended: ended.how } });
}

/** What a member may call a session by. The key in the database is the hash of a token; even that stays here. */
export function publicSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 16);
}

/** A session as its member sees it; times in ms. */
export function shownSession(session: Selectable<AccessTables['sessions']>) {
  return {
    id: publicSessionId(session.id),
    device: session.device_label,
    ip: session.masked_ip,
    country: session.country,
    city: session.city,
    startedAt: Number(session.created_at),
    seenAt: Number(session.seen_at),
  };
}

/** Ends the member's own session, by its own device: there is nobody to be told how. */
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

/** Which sessions of a member: all, all but `kept`, `only` one, or those on one `device`. */
export interface SessionChoice {
  readonly kept?: string;
  readonly only?: string;
  readonly device?: string;
}

/**
 * Ends sessions of a member, from elsewhere. Answers which, for whoever holds a connection of theirs; their devices are
 * told how when they call next.
 */
export async function endSessionsOf(
  db: Kysely<Database>,
  memberId: string,
  how: EndedHow,
  { now, kept, only, device }: SessionChoice & { now: number },
): Promise<string[]> {
  const ended = await db
    .with('ended', query =>
      query
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .$if(kept !== undefined, some => some.where('id', '!=', kept ?? ''))
        .$if(only !== undefined, some => some.where('id', '=', only ?? ''))
        .$if(device !== undefined, some => some.where('device_id', '=', device ?? ''))
        .returning('id'),
    )
    .insertInto('ended_sessions')
    .columns(['id', 'how', 'ended_at'])
    .expression(query =>
      query
        .selectFrom('ended')
        .select(['id', sql.val(how).as('how'), sql<bigint>`${BigInt(now)}::bigint`.as('at')]),
    )
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
  // Longer than any token could have been good for.
  await db
    .deleteFrom('ended_sessions')
    .where('ended_at', '<', BigInt(now - absoluteMs))
    .execute();
  await db.deleteFrom('login_grants').where('expires_at', '<', BigInt(now)).execute();
  await db
    .deleteFrom('verifications')
    .where('expires_at', '<', BigInt(now - ticketsKeptMs))
    .execute();
  await db.deleteFrom('seen_requests').where('expires_at', '<', BigInt(now)).execute();
}
