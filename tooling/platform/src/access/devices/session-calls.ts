import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../domain.ts';
import { type Context, memberOf } from '../../http/context.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { noteSecurity } from '../../trail/note-security.ts';
import { endSessionsOf, liveSessionsOf, publicSessionId } from '../sessions.ts';

/** Where the member is logged in, and the ways to end it; tokens of ended sessions are dead with the answer. */
export function sessionCalls(platform: Platform): Implementation[] {
  return [memberSessions, sessionAlive, endOneSession(platform), logoutEverywhere(platform)];
}

const memberSessions = implement(contract.userDevices.memberSessions, async (_input, ctx) => {
  const member = memberOf(ctx);
  const sessions = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
  return sessions.map(session => ({
    id: publicSessionId(session.id),
    current: session.id === member.sessionId,
    device: session.device_label,
    ip: session.masked_ip,
    country: session.country,
    city: session.city,
    startedAt: Number(session.created_at),
    seenAt: Number(session.seen_at),
  }));
});

/** The token was looked at before the call came here. */
const sessionAlive = implement(contract.userDevices.sessionAlive, async () => null);

function endOneSession(platform: Platform) {
  return implement(contract.userDevices.endSession, async ({ id }, ctx) => {
    const member = memberOf(ctx);
    const own = await liveSessionsOf(ctx.db, member.id, ctx.clock.now());
    const session = own.find(each => publicSessionId(each.id) === id);
    if (session) await end(platform, ctx, { reason: 'one', about: session.device_label, only: session.id });
    return null;
  });
}

function logoutEverywhere(platform: Platform) {
  return implement(contract.userDevices.logoutEverywhere, async ({ keepCurrent }, ctx) => {
    const { sessionId } = memberOf(ctx);
    await end(platform, ctx, keepCurrent ? { reason: 'others', kept: sessionId } : { reason: 'everywhere' });
    return null;
  });
}

async function end(
  { broker }: Platform,
  ctx: Context,
  { reason, about, ...which }: { reason: string; about?: string; kept?: string; only?: string },
): Promise<void> {
  const { id: memberId, siteId } = memberOf(ctx);
  const ended = await ctx.db.transaction().execute(async trx => {
    const gone = await endSessionsOf(trx, memberId, 'elsewhere', { now: ctx.clock.now(), ...which });
    if (gone.length > 0) {
      await noteSecurity(ctx, { kind: 'session-ended', reason, memberId, ...(about ? { about } : {}) }, trx);
    }
    return gone;
  });
  for (const tokenHash of ended) broker.publish('session-ended', { siteId, memberId, tokenHash });
}
