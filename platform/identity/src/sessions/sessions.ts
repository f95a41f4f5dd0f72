import { createHash } from 'node:crypto';
import type { Context, Member } from '@lobby/platform-kernel/calls/context';
import type { Sessions } from '@lobby/platform-kernel/calls/sessions';
import { preparedQuery } from '@lobby/platform-kernel/database/prepared-query';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { deviceLabel, maskAddress } from '@lobby/platform-kernel/texts/device-label';
import type { Kysely, Selectable } from 'kysely';
import { sessionOver } from './end-sessions.ts';
import { newToken, tokenHash } from './tokens.ts';

/** A session without a call for this long is over. */
export const idleMs = 30 * 60_000;
/** A session is over this long after login, whatever happens. */
export const absoluteMs = 12 * 3_600_000;

// Every call would otherwise be a write.
const touchEveryMs = 60_000;

/** What a member logged in with, as the build of its site says it. */
export interface Terminal {
  readonly terminalCode: number;
  readonly secondCodeFlag: 0 | 1;
}

/** Starts a session of the caller for a member and answers its token, the only time it is seen in clear. */
export async function startSession(
  ctx: Context,
  memberId: string,
  { terminalCode, secondCodeFlag }: Terminal,
): Promise<string> {
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
      terminal_code: terminalCode,
      second_code_flag: secondCodeFlag,
      created_at: at,
      seen_at: at,
    })
    .execute();
  return token;
}

/** The session lookup of the call pipeline. */
export function createSessions({ db }: Pick<Platform, 'db'>): Sessions {
  return { find: (...asked) => findSession(db, ...asked), refusalOf: token => sessionOver(db, token) };
}

const sessionRows = preparedQuery<SessionRow, [id: string, siteId: string]>(db =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.created_at', 'sessions.seen_at', 'members.id', 'members.name'])
    .select('members.created_at as registered_at')
    .where('sessions.id', '=', '')
    .where('sessions.site_id', '=', '')
    // A login that overtook the freezing of its account has a session, which is worth nothing.
    .where('members.frozen_at', 'is', null),
);
type SessionRow = Pick<Selectable<Tables['sessions']>, 'created_at' | 'seen_at'> &
  Pick<Selectable<Tables['members']>, 'id' | 'name'> & { readonly registered_at: bigint };

async function findSession(
  db: Kysely<Tables>,
  ...[token, siteId, now, { touch }]: Parameters<Sessions['find']>
): Promise<Member | undefined> {
  if (token === '' || token.length > 100) return undefined;
  const id = tokenHash(token);
  const [session] = await sessionRows(db, id, siteId);
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
  const { id: memberId, name, registered_at } = session;
  return { id: memberId, name, siteId, registeredAt: Number(registered_at), sessionId: id };
}

/** When a session was begun, ms; undefined when it is over. */
export async function sessionBegan(db: Kysely<Tables>, sessionId: string): Promise<number | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session && Number(session.created_at);
}

/** The public id of a session. The database key is the hash of a token, and even that is never sent. */
export function publicSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 16);
}

/** A session as its member sees it; times in ms. */
export function shownSession(session: Selectable<Tables['sessions']>) {
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

/** The member's sessions that are not over, newest first. */
export function liveSessionsOf(db: Kysely<Tables>, memberId: string, now: number) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('seen_at', '>', BigInt(now - idleMs))
    .where('created_at', '>', BigInt(now - absoluteMs))
    .orderBy('created_at', 'desc')
    .execute();
}
