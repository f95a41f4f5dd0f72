import type { Platform } from '../../domain.ts';
import type { Context } from '../../http/context.ts';
import { noteSecurity } from '../../trail/note-security.ts';
import { endSessionsOf, type WhichSessions } from '../sessions.ts';

/** Why sessions were ended, as the trail says it. */
interface EndingNote {
  readonly reason: 'one' | 'others' | 'everywhere';
  /** The device that was chosen; empty when there is no one. */
  readonly about?: string;
}

/**
 * Ends sessions of a member because the member said so on another device: their devices are told at their next call,
 * the trail has a line, and whoever holds a connection of theirs hears of it.
 */
export async function endFromElsewhere(
  { broker }: Pick<Platform, 'broker'>,
  ctx: Context,
  memberId: string,
  which: WhichSessions,
  { reason, about = '' }: EndingNote,
): Promise<void> {
  const ended = await ctx.db.transaction().execute(async trx => {
    const gone = await endSessionsOf(trx, memberId, 'elsewhere', { now: ctx.clock.now(), ...which });
    if (gone.length > 0) await noteSecurity(ctx, { kind: 'session-ended', reason, memberId, about }, trx);
    return gone;
  });
  for (const tokenHash of ended) {
    broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
  }
}
