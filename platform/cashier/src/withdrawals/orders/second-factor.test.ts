import { contract, type RequestOf } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { day } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import {
  bindForWithdrawals,
  giveWithdrawalAccount,
  testWithdrawalPassword,
} from '@lobby/platform-testing/money/test-withdrawals';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { withdraw } = contract;
const clock = manualClock(Date.parse('2026-11-23T04:00:00Z'));
const phone = '+86 13912345678';
const wanted = { accountId: 'card01', amount: '100' };
const password = md5(testWithdrawalPassword);

let running: RunningPlatform;
let member: TestMember;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
  member = await joinMember(running, clock, 'prover01');
  await bindForWithdrawals(running, member, phone);
  await giveWithdrawalAccount(running, member, clock.now() - 3 * day);
});
afterAll(() => running.stop());

/** What the site's brand answers. */
const asksForPassword = (withdrawalPassword: boolean) =>
  Object.assign(running.platform.sites.byId('1001') ?? {}, { withdrawalPassword });
const code = async (about = wanted) => ({
  via: 'phone' as const,
  ...(await member.ask({ type: 12, via: 'phone', to: phone, about })),
});
const ask = (
  proof: Pick<RequestOf<typeof withdraw.withdrawNew>, 'password' | 'confirmation'>,
  client: TestClient = member.client,
) => client.send(withdraw.withdrawNew, { ...wanted, ...proof });
const held = async () => (await running.platform.db.selectFrom('withdrawals').selectAll().execute()).length;

describe('on a site with withdrawal passwords', () => {
  beforeEach(() => asksForPassword(true));

  it('asks for the password, and a right code does not stand in for it', async () => {
    expect((await member.client.call(withdraw.withdrawInfo, {})).secondFactor).toBe('password');
    for (const proof of [{}, { confirmation: await code() }])
      expect(await ask(proof)).toMatchObject({
        status_code: codeOf('password-check-failure'),
        data: { reason: 'withdrawal-password-needed' },
      });
    const wrong = await ask({ password: md5('000001'), confirmation: await code() });
    expect(wrong).toMatchObject({ data: { reason: 'withdrawal-password-wrong' } });
    expect(await held()).toBe(0);
  });

  it('takes no call that names a site without them', async () => {
    Object.assign(running.platform.sites.byId('1002') ?? {}, { withdrawalPassword: false });
    const elsewhere = testClient(running.url, '1002', {
      now: () => clock.now(),
      deviceId: member.client.deviceId,
    });
    elsewhere.token = member.client.token;
    const { status_code } = await ask({ confirmation: await code() }, elsewhere);
    expect(status_code).toBe(codeOf('login-expired'));
    expect(await held()).toBe(0);
  });
});

describe('on a site without withdrawal passwords', () => {
  beforeEach(() => asksForPassword(false));

  it('asks for a code for this account and amount, and for no password', async () => {
    expect((await member.client.call(withdraw.withdrawInfo, {})).secondFactor).toBe('code');
    for (const proof of [{}, { password }])
      expect(await ask(proof)).toMatchObject({
        status_code: codeOf('phone-verification-required'),
        data: { reason: 'confirmation-missing' },
      });
    const ofOther = await ask({ password, confirmation: await code({ ...wanted, amount: '100.01' }) });
    expect(ofOther.status_code).toBe(codeOf('authentication-code-error'));
    expect(await held()).toBe(0);

    const confirmation = await code();
    expect((await ask({ confirmation })).status_code).toBe(codeOf('success'));
    expect(await held()).toBe(1);
    expect((await ask({ confirmation })).status_code).toBe(codeOf('authentication-code-error'));
    expect(await held()).toBe(1);
  });

  it('pays once by one code, and to no other account of the member, however many ask at once', async () => {
    const before = await held();
    const db = running.platform.db;
    const card = await db.selectFrom('withdrawal_accounts').selectAll().executeTakeFirstOrThrow();
    const other = { ...card, id: 'card02', number_mac: 'card02', is_default: false };
    await db.insertInto('withdrawal_accounts').values(other).execute();
    const confirmation = await code();
    const others = [
      { ...wanted, accountId: 'card02' },
      { ...wanted, amount: '101' },
    ];
    for (const one of others)
      expect(await member.client.send(withdraw.withdrawNew, { ...one, confirmation })).toMatchObject({
        status_code: codeOf('authentication-code-error'),
      });
    const answers = await Promise.all([ask({ confirmation }), ask({ confirmation }), ask({ confirmation })]);
    expect(answers.filter(({ status_code }) => status_code === codeOf('success'))).toHaveLength(1);
    expect(await held()).toBe(before + 1);
  });
});
