import { contract } from '@lobby/api-client/contract';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { siteIdOf } from './member.ts';
import type { SiteOptions } from './options.ts';
import type { SiteFixtures, WorkerFixtures } from './site-test.ts';

/** Time passes in steps after each of which the member makes a call, so that the session does not end. */
const aStepMs = 20 * 60_000;
/** The match that comes next of any sport begins within two hours, and is over eight hours later. */
const untilPlayedMs = 30 * aStepMs;

type Played = Pick<SiteFixtures, 'time' | 'member'> & Pick<WorkerFixtures, 'world'>;

/**
 * Lets time pass while the member stays logged in: until the next matches of every sport have been played to their end,
 * unless said otherwise.
 */
export async function playOn(
  { world, time, member }: Played,
  brand: SiteOptions['brand'],
  forMs: number = untilPlayedMs,
): Promise<void> {
  const client = testClient(world.platform, siteIdOf(brand), { now: time.now, deviceId: member.deviceId });
  client.token = member.token;
  for (let passed = 0; passed < forMs; passed += aStepMs) {
    await time.advanceServers(aStepMs);
    await client.call(contract.transfer.getBalance, {});
  }
}
