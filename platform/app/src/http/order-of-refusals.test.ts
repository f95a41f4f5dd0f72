import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Call, contract } from '@lobby/api-client/contract';
import { everyMethod } from '@lobby/api-client/contract/game/every-method';
import { decryptBody, encryptBody, encryptPath } from '@lobby/api-client/encryption';
import { codeOf } from '@lobby/api-client/result-codes';
import { keyOfSite, signedHeaders } from '@lobby/platform-testing/client/signed-headers';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningPlatform } from '../platform.ts';

const { preInfo } = contract.configuration;
const expired = codeOf('login-expired');
const wrong = codeOf('invalid-parameter');

let running: RunningPlatform;
let member: TestClient;
const visitor = (siteId?: string) => testClient(running.url, siteId);

/** The request id of a call that was answered, on both sites. */
const used = randomUUID();
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' });
  member = visitor();
  await member.join('orderly1');
  for (const site of ['1001', '1002']) await visitor(site).call(preInfo, {}, { requestId: used });
  await running.platform.db.updateTable('sites').set({ closed: true }).where('id', '=', '1002').execute();
  await vi.waitFor(async () => {
    expect((await visitor('1002').send(preInfo, {})).status_code).toBe(codeOf('maintenance'));
  });
});
afterAll(() => running.stop());

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/wire-protocol.md'), 'utf8');
/** The table of the page: what is wrong with a call, and the code it is refused with, in the order that counts. */
const order = [...page.matchAll(/^\| \d+ \| ([^|]+) \| (\d+)[^|]*\|$/gm)];

/** A call that is answered, and what each fault of it is: by words of its row on the page. */
const good = { site: '1001', path: contract.letter.getUnreadForType.path, loggedIn: true, signed: true };
const faults: Readonly<Record<string, object>> = {
  'no signature': { signed: false },
  'during maintenance': { site: '1002' },
  'an unknown path': { path: '/site/api/v1/user/nowhere' },
  'without a valid token': { loggedIn: false },
  'lacks a field': { body: { userSystem: 'two' } },
  'was used before': { requestId: used },
};
const pairs = Object.keys(faults).flatMap((one, at, all) =>
  all.slice(at).map(other => [one, other] as const),
);

const send = (asked: typeof good & { body?: object; requestId?: string }) => {
  const client = Object.assign(visitor(asked.site), { token: asked.loggedIn ? member.token : '' });
  const { path, body = { userSystem: 1 }, requestId = randomUUID() } = asked;
  const headers: Record<string, string> = asked.signed ? {} : { 'x-api-sign': '' };
  return client.send(contract.letter.getUnreadForType, body as never, { path, requestId, headers });
};

describe('the order of refusals', () => {
  it('is by the page', () => {
    expect(order.length).toBeGreaterThan(10);
    const placed = Object.keys(faults).map(words => order.findIndex(([, fault]) => fault?.includes(words)));
    expect(placed).not.toContain(-1);
    expect(placed).toEqual([...placed].sort((a, b) => a - b));
  });

  it('begins with none for a good call', async () => {
    expect((await send(good)).status_code).toBe(codeOf('success'));
  });

  it.each(pairs)('answers the first fault of a call that has "%s" and "%s"', async (first, second) => {
    const code = order.find(([, fault]) => fault?.includes(first))?.[2];
    // A call to a site that is closed is a visitor's: no token of another site is valid there.
    const answer = await send({ ...good, ...faults[second], ...faults[first] });
    expect(String(answer.status_code)).toBe(code);
  });

  it('has text that is no JSON at the place of a wrong body', async () => {
    const key = keyOfSite('1001');
    const post = async (path: string, token: string) => {
      const [requestId, timeMs, content] = [randomUUID(), Date.now(), '{"userSystem"'];
      const headers = await signedHeaders({ path, content, requestId, timeMs, token });
      const target = await encryptPath(key, { path, timeMs }, requestId);
      const body = JSON.stringify(await encryptBody(key, content, requestId));
      const answer = await (await fetch(running.url + target, { method: 'POST', headers, body })).json();
      return JSON.parse((await decryptBody(key, answer, requestId)) ?? '').status_code;
    };
    expect(await post('/site/api/v1/user/nowhere', '')).toBe(codeOf('not-found'));
    expect(await post(good.path, '')).toBe(expired);
    expect(await post(good.path, member.token)).toBe(wrong);
  });
});

const calls = Object.values(contract).flatMap(resource => Object.values<Call>(resource));
const ofMembers = calls.filter(({ access }) => access === 'member');

/** No row takes a text for its payload, whatever its fields. */
const misfit = 'no object' as never;

describe('whoever is not logged in', () => {
  it.each(ofMembers.map(call => [call.path, call] as const))(
    'learns that first from %s, before what is wrong with the payload',
    async (_path, call) => {
      expect(ofMembers.length).toBeGreaterThan(60);
      expect((await visitor().send(call, misfit)).status_code).toBe(expired);
      // The query of a GET is always a set of texts.
      if (call.method === 'POST') expect((await member.send(call, misfit)).status_code).toBe(wrong);
    },
  );

  it.each(calls.filter(({ access }) => access === 'public').map(call => [call.path, call] as const))(
    'learns from %s, which is everybody’s, what is wrong with the payload',
    async (_path, call) => {
      expect((await visitor().send(call, misfit)).status_code).toBe(wrong);
    },
  );

  it.each(everyMethod.map(row => [row.method, row] as const))(
    'learns it first from the method %s',
    async (name, row) => {
      const ask = (client: TestClient) =>
        client.send(contract.venue.resource, {
          method: name,
          enName: 'CRTY',
          Request: { langx: 'zh-CN', undeclared: 'x' },
        });
      expect((await ask(visitor())).status_code).toBe(row.access === 'member' ? expired : wrong);
      expect((await ask(member)).status_code).toBe(wrong);
    },
  );

  it('learns it first from a call within another', async () => {
    const { path } = contract.letter.getUnreadForType;
    const both = { calls: [{ path, body: misfit }] };
    const codes = async (client: TestClient) =>
      (await client.call(contract.together.readTogether, both)).answers.map(one => one.status_code);
    expect(await codes(visitor())).toEqual([expired]);
    expect(await codes(member)).toEqual([wrong]);
  });
});
