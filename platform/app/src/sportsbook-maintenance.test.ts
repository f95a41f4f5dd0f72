import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { codeOf } from '@lobby/api-client/result-codes';
import { askState, findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { expect, it } from 'vitest';

const closed = codeOf('venue-under-maintenance');
const success = codeOf('success');

it('a sportsbook in maintenance says so with its end, takes no bet, and tells what became of those it has', async () => {
  const running = await testPlatform();
  const page = `${running.url}/dev/operator/transfers`;
  const turn = async (maintenance: 'on' | 'off') => {
    const token = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text())?.[1] ?? '';
    const body = new URLSearchParams({ id: 'CRTY', maintenance, minutes: '90', token });
    return (await fetch(page, { method: 'POST', headers: { origin: running.url }, body })).status;
  };
  const member = testClient(running.url);
  await member.join('maintained1');
  const offer = await findOffer(member);
  const operationId = randomUUID();
  expect((await placeBet(member, offer, '10', operationId)).status_code).toBe(success);

  expect(await turn('on')).toBe(200);
  const launch = (client: TestClient) => client.send(contract.venue.launch, { enName: 'CRTY' });
  const until = expect.any(Number);
  expect(await launch(member)).toMatchObject({
    data: { until },
    message: expect.stringMatching(/预计 .+ 恢复/),
  });
  const list = { method: sportsbook.leagueCount.method, enName: 'CRTY' as const, Request: {} };
  // Its methods hear of it within a second.
  const listed = async () => (await member.send(contract.venue.resource, list)).status_code;
  await expect.poll(listed).toBe(closed);
  expect(await placeBet(member, offer, '10')).toMatchObject({ status_code: closed, data: { until } });
  for (const client of [member, testClient(running.url)])
    expect(await client.send(contract.venue.resource, list)).toMatchObject({ status_code: closed });
  expect(await askState(member, operationId)).toMatchObject({ code: '560' });

  expect(await turn('off')).toBe(200);
  await expect.poll(listed).toBe(success);
  expect((await launch(member)).status_code).toBe(success);
  expect((await placeBet(member, offer, '10')).status_code).toBe(success);
  await running.stop();
});
