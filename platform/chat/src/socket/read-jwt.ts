import { isLive } from '@lobby/platform-identity/sessions/is-live';
import { chatKey } from '@lobby/platform-identity/sessions/member-jwt';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { jwtVerify } from 'jose';
import * as v from 'valibot';

const claims = v.object({ sub: v.string(), jti: v.string(), sid: v.string(), exp: v.number() });

/**
 * The member whom a chat token of a site names, once, and what stands for their session (`sessionMark`); undefined for
 * one that is not ours, of another site, too old, used before, or of a session that has ended.
 */
export async function memberOfJwt(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  siteId: string,
  jwt: string,
): Promise<{ readonly memberId: string; readonly mark: string } | undefined> {
  const { success, output } = v.safeParse(claims, await verified(keys.of(chatKey), siteId, jwt, clock.now()));
  if (!success) return undefined;
  const { sub: memberId, jti, sid, exp } = output;
  if (!(await isLive(db, keys, { memberId, mark: sid }))) return undefined;
  const used = await db
    .insertInto('chat_logins')
    .values({ jwt_id: jti, expires_at: BigInt(exp) * 1_000n })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n ? { memberId, mark: sid } : undefined;
}

async function verified(key: Uint8Array, siteId: string, jwt: string, now: number): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(jwt, key, {
      ...{ algorithms: ['HS256'], audience: 'chat', issuer: `lobby:${siteId}`, currentDate: new Date(now) },
    });
    return payload;
  } catch {
    return undefined;
  }
}
