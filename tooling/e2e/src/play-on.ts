import { contract } from '@lobby/api-client/contract';
import { memberClient } from './member-calls.ts';
import type { SiteOptions } from './options.ts';
import type { SiteFixtures, WorkerFixtures } from './site-test.ts';

/** Time passes in steps after each of which the member makes a call, so that the session does not end. */
const aStepMs = 20 * 60_000;
/** The match that comes next of any sport begins within two hours, and is over eight hours later. */
const steps = 30;

type Played = Pick<SiteFixtures, 'time' | 'member'> & Pick<WorkerFixtures, 'world'>;

/** Lets the next matches of every sport be played to their end, while the member stays logged in. */
export async function playOn(played: Played, brand: SiteOptions['brand']): Promise<void> {
  const client = memberClient(played, brand);
  for (let step = 0; step < steps; step++) {
    await played.time.advanceServers(aStepMs);
    await client.call(contract.transfer.getBalance, {});
  }
}
