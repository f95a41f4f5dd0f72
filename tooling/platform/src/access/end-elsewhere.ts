import type { Platform } from '../domain.ts';
import type { Context } from '../http/context.ts';
import { noteSecurity } from '../trail/note-security.ts';
import { endSessionsOf, type SessionChoice } from './sessions.ts';

/** Which sessions end, and how the trail says it. */
export interface Ending extends SessionChoice {
  readonly reason: 'one' | 'others' | 'everywhere';
  /** The label of the device that was chosen; empty for several. */
  readonly about?: string;
}

/** Ends sessions because their member said so on another device: their tokens are dead, and the trail has it. */
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
