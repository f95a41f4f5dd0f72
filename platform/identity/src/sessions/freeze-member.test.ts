import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freezeMember, unfreezeMember } from './freeze-member.ts';

const { userSession: user, userDevices, transfer, venue } = contract;
const password = 'lobby2026x';
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' });
});
afterAll(() => running.stop());

async function joined(name: string) {
  const client = testClient(running.url);
  const { userId: memberId } = await client.join(name, password);
  const tries = (over: object = {}) =>
    testClient(running.url).send(user.login, { name, password: md5(password), ...over });
  return { client, name, account: { siteId: '1001', memberId }, tries };
}
const ended = { status_code: codeOf('login-expired'), data: { ended: 'frozen' } };
const entriesOf = async (client: TestClient) =>
  (await client.call(userDevices.securityTrail, {})).list.map(({ kind, device, ip }) => [kind, device, ip]);

it('a frozen member is refused at every call of a member and at the login, with the reason', async () => {
  const { client, account, tries } = await joined('frozen1');
  expect(await freezeMember(running.platform, account)).toBe(true);
  for (const call of [transfer.getBalance, userDevices.sessionAlive, user.memberInfo])
    expect(await client.send(call, {})).toMatchObject(ended);
  expect(await client.send(venue.launch, { enName: 'CRTY' })).toMatchObject(ended);
  expect(await tries()).toMatchObject({
    status_code: codeOf('contact-customer-service'),
    data: { reason: 'account-frozen' },
    message: reasonMessage('account-frozen', 'zh-CN', undefined),
  });
});

it('who does not know the password does not learn that the account is frozen', async () => {
  const { account, tries } = await joined('frozen2');
  await freezeMember(running.platform, account);
  expect(await tries({ password: md5('wrong2026x') })).toMatchObject({
    status_code: codeOf('invalid-credentials'),
  });
});

it('a session that was begun while the account was being frozen is worth nothing, then and later', async () => {
  const { client, account, tries } = await joined('frozen3');
  const { db } = running.platform;
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('member_id', '=', account.memberId)
    .executeTakeFirstOrThrow();
  await freezeMember(running.platform, account);
  await db.deleteFrom('ended_sessions').where('id', '=', session.id).execute();
  await db.insertInto('sessions').values(session).execute();
  expect(await client.send(transfer.getBalance, {})).toMatchObject(ended);
  await unfreezeMember(running.platform, account);
  expect((await client.send(transfer.getBalance, {})).status_code).toBe(codeOf('login-expired'));
  expect((await tries()).status_code).toBe(codeOf('success'));
});

it('an account is frozen and freed once, and the security log notes each without the operator’s device', async () => {
  const { client, account, tries } = await joined('frozen4');
  const both = await Promise.all([
    freezeMember(running.platform, account),
    freezeMember(running.platform, account),
  ]);
  expect(both.sort()).toEqual([false, true]);
  expect(await unfreezeMember(running.platform, account)).toBe(true);
  expect(await unfreezeMember(running.platform, account)).toBe(false);
  const { data } = await tries();
  client.token = (data as { token: string }).token;
  expect((await entriesOf(client)).slice(1, 3)).toEqual([
    ['account-unfrozen', '', ''],
    ['account-frozen', '', ''],
  ]);
});

it('a member of another site is not frozen', async () => {
  const { client, account } = await joined('frozen5');
  expect(await freezeMember(running.platform, { ...account, siteId: '1002' })).toBe(false);
  expect((await client.send(transfer.getBalance, {})).status_code).toBe(codeOf('success'));
});
