import { createHash } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../domain.ts';
import { memberOf } from '../../http/context.ts';
import { implement } from '../../http/implement.ts';
import { endSessionsOf, liveSessionsOf } from '../sessions.ts';

/** Where the member is logged in. */
export const memberSessions = implement(contract.userDevices.memberSessions, async (_input, ctx) => {
  const member = memberOf(ctx);
  const sessions = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
  return sessions.map(session => ({
    // The key in the database is the hash of a token; even that stays here.
    id: createHash('sha256').update(session.id).digest('hex').slice(0, 16),
    current: session.id === member.sessionId,
    device: session.device_label,
    ip: session.masked_ip,
    startedAt: Number(session.created_at),
    seenAt: Number(session.seen_at),
  }));
});

/** Ends the member's sessions, on every device; their tokens are dead with this answer. */
export function logoutEverywhere({ broker }: Platform) {
  return implement(contract.userDevices.logoutEverywhere, async (input, ctx) => {
    const member = memberOf(ctx);
    const kept = input.keepCurrent ? member.sessionId : undefined;
    for (const tokenHash of await endSessionsOf(ctx.db, member.id, kept)) {
      broker.publish('session-ended', { siteId: member.siteId, memberId: member.id, tokenHash });
    }
    return null;
  });
}
