import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { type Implementation, implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { endElsewhere } from '../sessions/end-sessions.ts';
import { liveSessionsOf, publicSessionId, shownSession } from '../sessions/sessions.ts';

/** The member's sessions and the calls that end them; tokens of ended sessions are invalid from the answer on. */
export function sessionCalls(platform: Platform): Implementation[] {
  return [memberSessions, sessionAlive, endOneSession(platform), logoutEverywhere(platform)];
}

const memberSessions = implement(contract.userDevices.memberSessions, async (_input, ctx) => {
  const member = memberOf(ctx);
  const sessions = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
  return sessions.map(session => ({ ...shownSession(session), current: session.id === member.sessionId }));
});

/** The token was looked at before the call came here. */
const sessionAlive = implement(contract.userDevices.sessionAlive, async () => null);

function endOneSession(platform: Platform) {
  return implement(contract.userDevices.endSession, async ({ id }, ctx) => {
    const member = memberOf(ctx);
    const own = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
    const session = own.find(each => publicSessionId(each.id) === id);
    if (session) {
      const about = session.device_label;
      await endElsewhere(platform, ctx, member.id, { reason: 'one', about, only: session.id });
    }
    return null;
  });
}

function logoutEverywhere(platform: Platform) {
  return implement(contract.userDevices.logoutEverywhere, async ({ keepCurrent }, ctx) => {
    const { id, sessionId } = memberOf(ctx);
    const which = keepCurrent
      ? ({ reason: 'others', kept: sessionId } as const)
      : ({ reason: 'everywhere' } as const);
    await endElsewhere(platform, ctx, id, which);
    return null;
  });
}
