import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { together, advertising, configuration, transfer, userSession, venue } = contract;
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' });
});
afterAll(() => running.stop());

const asked = (path: string, body: unknown = {}) => ({ path, body });
const codes = (answers: readonly { status_code: number }[]) => answers.map(answer => answer.status_code);
const success = codeOf('success');

it('answers each call as it would alone, in their order', async () => {
  const client = testClient(running.url);
  const { answers } = await client.call(together.readTogether, {
    calls: [asked(configuration.preInfo.path), asked(advertising.navigationList.path)],
  });
  expect(codes(answers)).toEqual([success, success]);
  expect(answers[0]?.data).toHaveProperty('ip');
  expect(answers[1]?.data).toEqual(await client.call(advertising.navigationList, {}));
});

it('answers the other calls when one is rejected', async () => {
  const calls = [
    asked(transfer.getBalance.path),
    asked(advertising.queryNoticeListByPage.path, { pageNum: 'first' }),
    asked(configuration.preInfo.path),
  ];
  const { answers } = await testClient(running.url).call(together.readTogether, { calls });
  expect(codes(answers)).toEqual([codeOf('login-expired'), codeOf('invalid-parameter'), success]);
});

it('answers a member’s calls with the member’s data', async () => {
  const client = testClient(running.url);
  await client.join('together1');
  const calls = [asked(transfer.getBalance.path), asked(userSession.memberInfo.path)];
  const { answers } = await client.call(together.readTogether, { calls });
  expect(codes(answers)).toEqual([success, success]);
  expect(answers[1]?.data).toMatchObject({ name: 'together1' });
});

it.each([
  userSession.login.path,
  userSession.register.path,
  venue.resource.path,
  together.readTogether.path,
  '/site/api/v1/nowhere',
])('carries nothing that does more than read: %s', async path => {
  const { answers } = await testClient(running.url).call(together.readTogether, { calls: [asked(path)] });
  expect(codes(answers)).toEqual([codeOf('access-denied')]);
});

it('costs what the calls cost alone', async () => {
  const strict = await testPlatform({ rateLimitScale: 9 / 3_000 });
  const calls = Array.from({ length: 8 }, () => asked(configuration.preInfo.path));
  const first = await testClient(strict.url).call(together.readTogether, { calls });
  const second = await testClient(strict.url).send(together.readTogether, { calls });
  await strict.stop();
  expect(new Set(codes(first.answers))).toEqual(new Set([success]));
  expect(second.status_code).toBe(codeOf('frequent-submission'));
});
