import { codeOf } from '@lobby/api-client/result-codes';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { askState, findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type HalfSent, otherAddresses, sendHalf } from '@lobby/platform-testing/client/half-sent';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterEach, expect, it } from 'vitest';
import type { RunningPlatform } from '../platform.ts';

let running: RunningPlatform;
let flood: HalfSent | undefined;
afterEach(async () => {
  flood?.leave();
  await running.stop();
});

/** Places ten bets of a member, one after the other; all must be accepted. */
async function placeTenBets(client: TestClient) {
  const offer = await findOffer(client);
  for (let n = 0; n < 10; n++) {
    const operation = crypto.randomUUID();
    const { status_code: code } = await placeBet(client, offer, '10', operation);
    expect(code).toBe(codeOf('success'));
    expect((await askState(client, operation)).code).toBe('560');
  }
}

const health = async () => (await fetch(`${running.url}/healthz`)).json();

it('accepts bets of members while a thousand half-sent requests from many addresses are open', async () => {
  running = await testPlatform({ rateLimitScale: 1 });
  const client = testClient(running.url);
  await client.join('halfsent1');
  flood = await sendHalf(running.url, 1_000, otherAddresses(50));
  expect(flood.alive()).toBe(1_000);
  await placeTenBets(client);
  expect(await health()).toMatchObject({ status: 'ok', shed: { calls: 0 } });
});

it('limits the unfinished requests of one address, and reports it on the health page', async () => {
  // What was shed is told of the last minute: on a clock that stands, the machine may take longer.
  running = await testPlatform(
    { rateLimitScale: 1, maxConnectionsPerAddress: 100 },
    { clock: manualClock(Date.now()) },
  );
  const client = testClient(running.url);
  await client.join('halfsent2');
  flood = await sendHalf(running.url, 1_000, otherAddresses(1));
  await expect.poll(() => flood?.alive(), { timeout: 60_000 }).toBeLessThanOrEqual(64);
  await placeTenBets(client);
  const { status, shed } = await health();
  expect(status).toBe('shedding');
  expect(shed.connections + shed.unfinished).toBeGreaterThanOrEqual(900);
});
