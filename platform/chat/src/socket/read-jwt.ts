import { chatKey } from '@lobby/platform-identity/sessions/member-jwt';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { jwtVerify } from 'jose';

/** The member whom a chat token of a site names; undefined for one that is not ours, of another site, or too old. */
export async function memberOfJwt(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  siteId: string,
  jwt: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, keys.of(chatKey), {
      ...{ algorithms: ['HS256'], audience: 'chat', issuer: `lobby:${siteId}` },
      currentDate: new Date(clock.now()),
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}
