import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { noteSecurity } from '../security-log/note-security.ts';
import { endSession } from '../sessions/end-sessions.ts';

/** Ends the session of the token that came with the call; other devices stay logged in. */
export function logout({ broker }: Platform) {
  return implement(contract.userSession.logout, async (_input, ctx) => {
    const member = memberOf(ctx);
    await ctx.db.transaction().execute(async trx => {
      await endSession(trx, { id: member.sessionId, memberId: member.id, at: ctx.clock.now() });
      await noteSecurity(ctx, { kind: 'session-ended', reason: 'logout', memberId: member.id }, trx);
    });
    broker.publish('session-ended', {
      siteId: member.siteId,
      memberId: member.id,
      tokenHash: member.sessionId,
    });
    return null;
  });
}
