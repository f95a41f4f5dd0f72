import { randomInt } from 'node:crypto';
import { solveSlider } from '@lobby/platform-testing/client/solve-captcha';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { rememberSecret } from './canaries.ts';
import { type Member, newMember, siteIdOf } from './member.ts';
import type { SiteOptions } from './options.ts';
import type { World } from './world.ts';

/** A member who is logged in on a device. */
export interface JoinedMember extends Member {
  readonly userId: string;
  readonly token: string;
  readonly deviceId: string;
}

/**
 * Registers through the API, as a site does, and logs in; for tests about something else.
 * @param now the platform's time.
 * @param iCode the code of whoever invited them.
 */
export async function joinMember(
  { platform }: World,
  brand: SiteOptions['brand'],
  now: () => number,
  iCode = '',
): Promise<JoinedMember> {
  const member = newMember();
  // From an address of their own: the limit of registrations per address is not under test here.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const client = testClient(platform, siteIdOf(brand), { now, headers: { 'x-forwarded-for': address } });
  const proof = await solveSlider(platform, client);
  const { userId } = await client.join(member.name, member.password, { ...proof, iCode });
  rememberSecret(client.token);
  return { ...member, userId, token: client.token, deviceId: client.deviceId };
}
