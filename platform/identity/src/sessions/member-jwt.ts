import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Keys } from '@lobby/platform-kernel/domain/keys';
import { SignJWT } from 'jose';

const lifeMs = 5 * 60_000;

/** The purpose that its key is derived for; the chat verifies with the same key. */
export const chatKey = 'chat token';

/** Stands for a session in a token: nobody can tell the one from the other. */
export const sessionMark = (keys: Keys, sessionId: string): string => keys.mac('chat session', sessionId);

/** A token for the chat socket only: five minutes, HS256, audience "chat", good for nothing else here. */
export function memberJwt({ keys }: Platform) {
  return implement(contract.userVerification.memberJwt, async (_input, ctx) => {
    const member = memberOf(ctx);
    const now = ctx.clock.now();
    const expiresAt = now + lifeMs;
    const jwt = await new SignJWT({ name: member.name, sid: sessionMark(keys, member.sessionId) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(`lobby:${ctx.site.id}`)
      .setAudience('chat')
      .setSubject(member.id)
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(expiresAt / 1000))
      .sign(keys.of(chatKey));
    return { jwt, expiresAt: Math.floor(expiresAt / 1000) * 1000 };
  });
}
