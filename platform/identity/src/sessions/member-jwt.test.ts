import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatKey } from './member-jwt.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

it('is valid for the chat of this site for five minutes and rejected as a session token', async () => {
  const client = testClient(running.url);
  const { userId } = await client.join('chatter1');
  const { jwt, expiresAt } = await client.call(contract.userVerification.memberJwt, {});
  const expected = { audience: 'chat', issuer: 'lobby:1001', algorithms: ['HS256'] };
  const key = running.platform.keys.of(chatKey);
  const { payload } = await jwtVerify(jwt, key, expected);
  expect(payload).toMatchObject({ sub: userId, name: 'chatter1', exp: expiresAt / 1_000 });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);

  await expect(jwtVerify(jwt, key, { ...expected, audience: 'site' })).rejects.toThrow();
  await expect(jwtVerify(jwt, running.platform.keys.of('personal data'), expected)).rejects.toThrow();
  const late = { ...expected, currentDate: new Date(expiresAt + 1_000) };
  await expect(jwtVerify(jwt, key, late)).rejects.toThrow();

  client.token = jwt;
  expect((await client.send(contract.userSession.memberInfo, {})).status_code).toBe(codeOf('login-expired'));
});
