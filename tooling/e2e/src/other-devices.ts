import { contract } from '@lobby/api-client/contract';
import { solveSlider } from '@lobby/platform-testing/client/solve-captcha';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { rememberSecret } from './canaries.ts';
import { type ReachableMember, siteIdOf } from './member.ts';
import type { SiteOptions } from './options.ts';
import type { Outbox } from './outbox.ts';
import type { Time } from './time.ts';
import type { World } from './world.ts';

interface Surroundings {
  readonly world: World;
  readonly brand: SiteOptions['brand'];
  readonly time: Time;
  readonly outbox: Outbox;
}

/** Logs a member in on this number of devices through the API, each with a code of its own, a minute apart. */
export async function logInElsewhere(
  count: number,
  member: ReachableMember,
  { world: { platform }, brand, time, outbox }: Surroundings,
): Promise<void> {
  const { login } = contract.userSession;
  const account = { name: member.name, password: md5(member.password) };
  const siteId = siteIdOf(brand);
  for (let nth = 1; nth <= count; nth += 1) {
    const client = testClient(platform, siteId, {
      now: time.now,
      headers: { 'x-forwarded-for': `10.20.30.${nth}` },
    });
    const asked = await client.send(login, { ...account, ...(await solveSlider(platform, client)) });
    // Safe: an unknown device always requires a code.
    const { codeId } = asked.data as unknown as { codeId: string };
    const number = member.phone.slice(-8, -4);
    const request = await sendCodeRequest({ number, name: member.name, codeId }, { siteId });
    await client.call(contract.userVerification.sendCodeOne, request);
    const code = await outbox.receiveCode('sms', member.phone, nth);
    const { token } = await client.call(login, { ...account, kaptchcate: 99, codeId, code });
    rememberSecret(token);
    await time.advance(60_000);
  }
}
