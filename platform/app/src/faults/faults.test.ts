import { contract } from '@lobby/api-client/contract';
import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import { codeOf, entryOf, resultCodes } from '@lobby/api-client/result-codes';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPlatform } from '../platform.ts';

const { configuration, userSession, venue } = contract;
const success = codeOf('success');
const refusals = Object.keys(resultCodes).filter(code => entryOf(Number(code))?.outcome !== 'accept');
const any = { siteId: '', member: '', path: '', method: '', times: '1' };

let running: RunningPlatform;
let member: TestClient;
let token = '';
const address = () => `${running.url}/dev/operator/faults`;
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent' });
  token = /name="token" value="([^"]*)"/.exec(await (await fetch(address())).text())?.[1] ?? '';
  member = testClient(running.url);
  await member.join('faulty1');
});
afterEach(() => send({ do: 'clear' }));
afterAll(() => running.stop());

async function send(fields: Record<string, string>) {
  const body = new URLSearchParams({ token, ...fields });
  const answer = await fetch(address(), { method: 'POST', headers: { origin: running.url }, body });
  return answer.status;
}
const read = async (client = member) => (await client.send(userSession.memberInfo, {})).status_code;

describe('the fault switch', () => {
  it.each(refusals)(
    'answers one call with %s, in the words of that code, and the next as ever',
    async code => {
      expect(await send({ ...any, code, path: userSession.memberInfo.path })).toBe(200);
      const answer = await member.send(userSession.memberInfo, {});
      expect(answer).toMatchObject({ status_code: Number(code), message: expect.stringMatching(/./) });
      expect(await read()).toBe(success);
    },
  );

  it('answers one call late, as ever or with a code, and the next at once', async () => {
    const slow = { ...any, path: userSession.memberInfo.path, seconds: '1' };
    const asked = async () => {
      const from = performance.now();
      return [await read(), performance.now() - from >= 990] as const;
    };
    expect(await send({ ...slow, code: '0' })).toBe(200);
    expect(await asked()).toEqual([success, true]);
    const code = codeOf('system-abnormal');
    await send({ ...slow, code: String(code) });
    expect(await asked()).toEqual([code, true]);
    expect(await read()).toBe(success);
    expect(await send({ ...slow, code: '0', seconds: '61' })).toBe(400);
  });

  it('is for as many calls of a path, a method, a site and a member as was said, and for no other', async () => {
    const other = testClient(running.url, '1001');
    await other.join('faulty2');
    const code = String(codeOf('system-abnormal'));
    await send({
      ...any,
      code,
      path: userSession.memberInfo.path,
      member: 'FAULTY1',
      siteId: '1001',
      times: '2',
    });
    expect([await read(other), await read(), await read(), await read()]).toEqual([
      success,
      codeOf('system-abnormal'),
      codeOf('system-abnormal'),
      success,
    ]);
    await send({ ...any, code, path: venue.resource.path, method: sportsbook.leagueCount.method });
    const ask = async (method: string) => {
      const request = { method, enName: 'CRTY' as const, Request: {} };
      return (await member.send(venue.resource, request)).status_code;
    };
    expect(await ask(sportsbook.todayWagers.method)).toBe(success);
    expect(await ask(sportsbook.leagueCount.method)).toBe(codeOf('system-abnormal'));
    await send({ ...any, code, siteId: '1002' });
    expect(await read()).toBe(success);
  });

  it('meets a call that travels with others', async () => {
    await send({ ...any, code: String(codeOf('no-data')), path: userSession.memberInfo.path });
    const calls = [{ path: userSession.memberInfo.path, body: {} }];
    const { answers } = await member.call(contract.together.readTogether, { calls });
    expect(answers).toMatchObject([{ status_code: codeOf('no-data') }]);
  });

  it('takes no success, no code beyond the catalogue, and no call that there is not', async () => {
    for (const wrong of [
      { code: String(success) },
      { code: '1' },
      { path: '/site/api/v1/nothing' },
      { times: '0' },
    ])
      expect(await send({ ...any, code: refusals[0] ?? '', ...wrong }), JSON.stringify(wrong)).toBe(400);
  });
});

it('a demo on this machine has the operator’s pages without the rest of development', async () => {
  const other = await testPlatform({ dev: false, operatorPages: true });
  try {
    const url = `http://localhost:${other.port}/dev/operator`;
    expect((await fetch(url)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

describe('where the operator’s pages are not there', () => {
  it.each([
    ['in production', { dev: false }],
    ['for other machines', { dev: true, host: '0.0.0.0' }],
    ['in a demo for other machines', { dev: false, operatorPages: true, host: '0.0.0.0' }],
  ])('%s there is no fault switch either', async (_, config) => {
    const other = await testPlatform(config);
    try {
      const url = `http://localhost:${other.port}`;
      expect((await fetch(`${url}/dev/operator/faults`)).status).toBe(404);
      const body = new URLSearchParams({ ...any, code: refusals[0] ?? '' });
      const headers = { origin: url };
      await fetch(`${url}/dev/operator/faults`, { method: 'POST', headers, body });
      await testClient(url).call(configuration.preInfo, {});
    } finally {
      await other.stop();
    }
  });
});
