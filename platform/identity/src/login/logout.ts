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
    await endSession(ctx.db, member.sessionId);
    await noteSecurity(ctx, { kind: 'session-ended', reason: 'logout', memberId: member.id });
    broker.publish('session-ended', {
      siteId: member.siteId,
      memberId: member.id,
      tokenHash: member.sessionId,
    });
    return null;
  });
}
