import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { noteSecurity } from '../security-log/note-security.ts';
import { noteSessionEnd, type SessionEnd } from './session-ends.ts';
import { tokenHash } from './tokens.ts';

/** How a session was ended by something other than its own device or time. */
export type EndedHow = 'elsewhere' | 'password' | 'frozen';

/**
 * The refusal for a token without a live session; its data has how the session was ended, if it was (`{ended:
 * 'elsewhere'}`).
 */
export async function sessionOver(db: Kysely<Tables>, token: string): Promise<Refusal> {
  const id = tokenHash(token);
  const ended = await db
    .selectFrom('ended_sessions')
    .select('how')
    .where('id', '=', id)
    .unionAll(
      db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .select(sql.lit<string>('frozen').as('how'))
        .where('sessions.id', '=', id)
        .where('members.frozen_at', 'is not', null),
    )
    .executeTakeFirst();
  return new Refusal('login-expired', { data: ended && { ended: ended.how } });
}

/** Ends a session by its own device; no reason is stored, since none will be reported. */
export async function endSession(
  trx: Transaction<Tables>,
  { id, memberId, at }: SessionEnd & { readonly id: string },
): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', id).execute();
  await noteSessionEnd(trx, { memberId, at });
}

/** Which sessions of a member: all, all but `kept`, `only` one, or those on one `device`. */
export interface SessionChoice {
  readonly kept?: string;
  readonly only?: string;
  readonly device?: string;
}

/**
 * Ends sessions of a member from elsewhere, in the transaction of the caller. Returns their ids, for holders of open connections; the devices get the
 * reason with their next call.
 */
export async function endSessionsOf(
  trx: Transaction<Tables>,
  memberId: string,
  how: EndedHow,
  { now, kept, only, device }: SessionChoice & { now: number },
): Promise<string[]> {
  const ended = await trx
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
  if (ended.length > 0) await noteSessionEnd(trx, { memberId, at: now });
  return ended.map(session => session.id);
}

/** Which sessions end, and what the security log notes. */
export interface Ending extends SessionChoice {
  readonly reason: 'one' | 'others' | 'everywhere';
  /** The label of the device that was chosen; empty for several. */
  readonly about?: string;
}

/**
 * Ends sessions at the request of their member on another device: their tokens become invalid, and the security log notes
 * it.
 */
export async function endElsewhere(
  { broker }: Pick<Platform, 'broker'>,
  ctx: Context,
  memberId: string,
  { reason, about = '', ...which }: Ending,
): Promise<void> {
  const ended = await ctx.db.transaction().execute(async trx => {
    const gone = await endSessionsOf(trx, memberId, 'elsewhere', { now: ctx.clock.now(), ...which });
    if (gone.length > 0) await noteSecurity(ctx, { kind: 'session-ended', reason, memberId, about }, trx);
    return gone;
  });
  for (const tokenHash of ended)
    broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
}
