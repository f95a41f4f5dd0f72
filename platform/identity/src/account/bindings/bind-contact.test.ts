import { contract } from '@lobby/api-client/contract';
import { readMailbox } from '@lobby/api-client/member-rules';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { lastCode, otherCode, sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshProofMs } from '../../members/fresh-proof.ts';
import { withdrawalHoldMs } from '../../members/withdrawal-hold.ts';

const { bindPhone, bindEmail, bindFromDeposit } = contract.userBinding;
const { userSession: user, userDevices: devices, userRecovery: forget } = contract;
const clock = manualClock(Date.now());
const [wrong, taken] = [codeOf('authentication-code-error'), codeOf('data-exists')];
const unconfirmed = codeOf('phone-verification-required');

let running: RunningPlatform;
let spelt = 0;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
});
afterAll(() => running.stop());

const join = (name: string) => joinMember(running, clock, name);
const rowOf = ({ userId }: TestMember) =>
  running.platform.db.selectFrom('members').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const securityLogOf = async ({ client }: TestMember) =>
  (await client.call(devices.securityTrail, {})).list.map(({ kind }) => kind);

/** Binds a first phone. */
async function withPhone(name: string, phone: string): Promise<TestMember> {
  const member = await join(name);
  const proof = await member.ask({ type: 4, via: 'phone', to: phone });
  await member.client.call(bindPhone, { phone, ...proof });
  return member;
}

describe('a first phone', () => {
  it('is bound by the code sent to it, shows masked, recovers the password, and holds no withdrawal', async () => {
    const phone = '+86 13912340001';
    const member = await withPhone('phone01', phone);
    const info = await member.client.call(user.memberInfo, {});
    expect(info).toMatchObject({ bindPhone: true, phone: '+86 139****0001' });
    expect(await securityLogOf(member)).toEqual(['phone-bound', 'login']);
    expect(await rowOf(member)).toMatchObject({ phone, withdrawals_held_until: 0n });
    clock.advance(60_000);
    const visitor = testClient(running.url, '1001', { now: () => clock.now() });
    const { ticket } = await visitor.call(forget.forgetByPhoneOne, { name: 'phone01', phone });
    const code = lastCode(running, phone);
    await visitor.call(forget.forgetByPhoneTwo, { name: 'phone01', phone, ticket, code });
  });

  it('is not bound by a wrong code, and still is by the right one afterwards', async () => {
    const phone = '+86 13912340002';
    const member = await join('phone02');
    const proof = await member.ask({ type: 4, via: 'phone', to: phone });
    const miss = await member.client.send(bindPhone, { phone, ...proof, code: otherCode(proof.code) });
    expect(miss).toMatchObject({ status_code: wrong, data: null });
    await member.client.call(bindPhone, { phone, ...proof });
  });

  it('that is no mobile number of its region is refused, so that equal ones have one spelling', async () => {
    const { client } = await join('phone03');
    for (const phone of ['+86 013912340003', '+086 13912340003', '+86 23912340003', '+999 13912340003']) {
      const answer = await client.send(bindPhone, { phone, ticket: 'x', code: '000000' });
      expect(answer).toMatchObject({
        status_code: codeOf('invalid-parameter'),
        data: { reason: 'phone-shape' },
      });
    }
  });

  it('of another member of the site is refused, known only after the code sent there; another site accepts it', async () => {
    const phone = '+86 13912340004';
    await withPhone('phone04', phone);
    const second = await join('phone04b');
    const proof = await second.ask({ type: 4, via: 'phone', to: phone });
    const guess = await second.client.send(bindPhone, { phone, ...proof, code: otherCode(proof.code) });
    expect(guess.status_code).toBe(wrong);
    const answer = await second.client.send(bindPhone, { phone, ...proof });
    expect(answer).toMatchObject({ status_code: taken, data: { reason: 'phone-taken' } });
    expect((await rowOf(second)).phone).toBe('');
    await running.platform.db
      .updateTable('members')
      .set({ phone })
      .where('site_id', '=', '1002')
      .where('name', '=', 'demo88')
      .execute();
  });
});

describe('a mailbox', () => {
  it('is one, however it is written, for all members of a site', async () => {
    const first = await join('mail01');
    const email = 'Lin.Qiao@Example.com';
    const stored = email.toLowerCase();
    const proof = await first.ask({ type: 4, via: 'email', to: stored });
    await first.client.call(bindEmail, { email, ...proof });
    expect((await rowOf(first)).email).toBe(stored);
    const second = await join('mail02');
    const other = await second.ask({ type: 4, via: 'email', to: stored });
    const answer = await second.client.send(bindEmail, { email: 'LIN.QIAO@EXAMPLE.COM', ...other });
    expect(answer).toMatchObject({ status_code: taken, data: { reason: 'email-taken' } });
  });

  it.each([
    ['linqiao@example.org', 'linqiao@example.org.'],
    ['lin.qiao@example.org', 'lin.\u200bqiao@ｅxample.org'],
    ['lin.qiao@gmail.com', 'linqiao+second@googlemail.com'],
    ['lin@例子.中国', 'lin@xn--fsqu00a.xn--fiqs8s'],
  ])('%s belongs to one member of the site, also when it is typed as %j', async (stored, typed) => {
    const names = [`spelt${++spelt}a`, `spelt${spelt}b`] as const;
    const first = await join(names[0]);
    await first.client.call(bindEmail, {
      email: stored,
      ...(await first.ask({ type: 4, via: 'email', to: stored })),
    });
    expect((await rowOf(first)).email).toBe(stored);
    const second = await join(names[1]);
    const to = readMailbox(typed) ?? '';
    const proof = await second.ask({ type: 4, via: 'email', to });
    const answer = await second.client.send(bindEmail, { email: typed, ...proof });
    expect(answer).toMatchObject({ status_code: taken, data: { reason: 'email-taken' } });
  });

  it.each(['a@.x.com', 'a@x..com', '.a@x.com'])('%s is none', async email => {
    const member = await join(`shape${++spelt}`);
    const answer = await member.client.send(bindEmail, { email, ticket: 'none', code: '123456' });
    expect(answer).toMatchObject({
      status_code: codeOf('invalid-parameter'),
      data: { reason: 'email-shape' },
    });
  });

  it('bound beside a phone needs a code sent to the phone', async () => {
    const phone = '+86 13912340011';
    const member = await withPhone('mail03', phone);
    clock.advance(freshProofMs);
    const email = 'mail03@example.com';
    const proof = await member.ask({ type: 4, via: 'email', to: email });
    const bare = await member.client.send(bindEmail, { email, ...proof });
    expect(bare).toMatchObject({ status_code: unconfirmed, data: { reason: 'confirmation-missing' } });
    const confirmation = {
      via: 'phone' as const,
      ...(await member.ask({ type: 6, via: 'phone', to: phone })),
    };
    const miss = { ...confirmation, code: otherCode(confirmation.code) };
    const refused = await member.client.send(bindEmail, { email, ...proof, confirmation: miss });
    expect(refused).toMatchObject({ status_code: wrong, data: { confirmation: true } });
    await member.client.call(bindEmail, { email, ...proof, confirmation });
    expect(await rowOf(member)).toMatchObject({ email, withdrawals_held_until: 0n });
  });
});

describe('a phone that was bound just now', () => {
  const refused = { status_code: unconfirmed, data: { reason: 'confirmation-missing' } };
  const infoOf = ({ client }: TestMember) => client.call(user.memberInfo, {});
  const numbered = (n: number) => [`+86 1391234005${n}`, `fresh0${n}@example.com`] as const;
  const askMail = (member: TestMember, email: string, from = member.client) =>
    member.ask({ type: 4, via: 'email', to: email }, from);

  it('confirms the first mailbox in its session, which the phone is notified of', async () => {
    const [phone, email] = numbered(1);
    const member = await withPhone('fresh01', phone);
    expect((await infoOf(member)).provenUntil).toBe(clock.now() + freshProofMs);
    const proof = await askMail(member, email);
    await member.client.call(bindEmail, { email, ...proof, langx: 'zh-TW' });
    expect(await rowOf(member)).toMatchObject({ phone, email });
    expect(sentBy(running)[0]).toMatchObject({ channel: 'sms', to: phone });
    expect(sentBy(running)[0]?.text).toMatch(/^【星河】您的帳號已綁定電子信箱/);
    expect((await infoOf(member)).provenUntil).toBeUndefined();
  });

  it('holds withdrawals for a day, as a change does: no code told of the other', async () => {
    const [phone, email] = numbered(7);
    const member = await withPhone('fresh07', phone);
    expect(await rowOf(member)).toMatchObject({ withdrawals_held_until: 0n });
    await member.client.call(bindEmail, { email, ...(await askMail(member, email)) });
    expect(await rowOf(member)).toMatchObject({
      withdrawals_held_until: BigInt(clock.now() + withdrawalHoldMs),
    });
  });

  it('confirms nothing after ten minutes', async () => {
    const [phone, email] = numbered(2);
    const member = await withPhone('fresh02', phone);
    const proof = await askMail(member, email);
    clock.advance(freshProofMs - minute - 1);
    expect((await infoOf(member)).provenUntil).toBe(clock.now() + 1);
    clock.advance(1);
    expect((await infoOf(member)).provenUntil).toBeUndefined();
    expect(await member.client.send(bindEmail, { email, ...proof })).toMatchObject(refused);
  });

  it('confirms nothing in another session of the member, nor in this one from another device', async () => {
    const [phone, email] = numbered(3);
    const member = await withPhone('fresh03', phone);
    const thief = testClient(running.url, '1001', { now: () => clock.now() });
    thief.token = member.client.token;
    const { deviceId } = member.client;
    const other = testClient(running.url, '1001', { now: () => clock.now(), deviceId });
    other.token = (await other.call(user.login, { name: 'fresh03', password: md5('lobby2026x') })).token;
    for (const client of [thief, other]) {
      const proof = await askMail(member, email, client);
      expect((await client.call(user.memberInfo, {})).provenUntil).toBeUndefined();
      expect(await client.send(bindEmail, { email, ...proof })).toMatchObject(refused);
    }
  });

  it('confirms nothing once the phone was changed elsewhere', async () => {
    const [phone, email] = numbered(4);
    const member = await withPhone('fresh04', phone);
    const proof = await askMail(member, email);
    const row = running.platform.db.updateTable('members').where('id', '=', member.userId);
    await row.set({ phone: '+86 13912340059' }).execute();
    expect((await infoOf(member)).provenUntil).toBeUndefined();
    expect(await member.client.send(bindEmail, { email, ...proof })).toMatchObject(refused);
  });

  it('confirms one mailbox of two that are bound at once', async () => {
    const [phone, email] = numbered(6);
    const member = await withPhone('fresh06', phone);
    const mails = [email, `other-${email}`];
    const asked: { email: string; ticket: string; code: string }[] = [];
    for (const mail of mails) asked.push({ email: mail, ...(await askMail(member, mail)) });
    const answers = await Promise.all(asked.map(one => member.client.send(bindEmail, one)));
    expect(answers.filter(({ status_code }) => status_code === codeOf('success'))).toHaveLength(1);
    const bound = asked[answers.findIndex(({ status_code }) => status_code === codeOf('success'))]?.email;
    expect((await rowOf(member)).email).toBe(bound);
  });

  it('confirms no change of itself', async () => {
    const [phone] = numbered(5);
    const member = await withPhone('fresh05', phone);
    const next = '+86 13912340058';
    const proof = await member.ask({ type: 4, via: 'phone', to: next });
    expect(await member.client.send(bindPhone, { phone: next, ...proof })).toMatchObject(refused);
  });
});

describe('a change of the phone', () => {
  it('needs the old and the new one, holds withdrawals for a day, notifies the old one, and seals anew', async () => {
    const [old, next] = ['+86 13912340021', '+86 13912340022'];
    const member = await withPhone('change01', old);
    const before = await member.client.call(user.memberInfo, {});
    const confirmation = { via: 'phone' as const, ...(await member.ask({ type: 5, via: 'phone', to: old })) };
    const proof = await member.ask({ type: 4, via: 'phone', to: next });
    const bare = await member.client.send(bindPhone, { phone: next, ...proof });
    expect(bare.status_code).toBe(unconfirmed);
    await member.client.call(bindPhone, { phone: next, ...proof, confirmation, langx: 'zh-TW' });

    expect(sentBy(running)[0]).toMatchObject({ channel: 'sms', to: old });
    expect(sentBy(running)[0]?.text).toMatch(/^【星河】您的帳號已更換綁定的手機號碼/);
    expect((await securityLogOf(member))[0]).toBe('phone-changed');
    const heldUntil = clock.now() + withdrawalHoldMs;
    const profile = await member.client.call(contract.userProfile.memberProfile, {});
    expect(profile.withdrawalsHeldUntil).toBe(heldUntil);
    const after = await member.client.call(user.memberInfo, {});
    expect(after.sealed?.phone).not.toBe(before.sealed?.phone);
    const value = after.sealed?.phone ?? '';
    expect(await member.client.call(contract.countryArea.singleDataDecryption, { value })).toEqual({
      value: next,
    });
    // The former phone proves nothing any more.
    const again = await member.client.send(bindPhone, { phone: old, ...proof, confirmation });
    expect(again).toMatchObject({ status_code: wrong, data: { confirmation: true } });
  });

  it('can be confirmed by the mailbox, when the phone is lost', async () => {
    const [old, next, email] = ['+86 13912340023', '+86 13912340024', 'change02@example.com'];
    const member = await join('change02');
    await running.platform.db
      .updateTable('members')
      .set({ phone: old, email })
      .where('id', '=', member.userId)
      .execute();
    const confirmation = {
      via: 'email' as const,
      ...(await member.ask({ type: 5, via: 'email', to: email })),
    };
    const proof = await member.ask({ type: 4, via: 'phone', to: next });
    await member.client.call(bindPhone, { phone: next, ...proof, confirmation });
    expect((await rowOf(member)).phone).toBe(next);
  });

  it('to the same phone is refused with the reason', async () => {
    const phone = '+86 13912340025';
    const member = await withPhone('change03', phone);
    const answer = await member.client.send(bindPhone, { phone, ticket: 'x', code: '000000' });
    expect(answer.data).toEqual({ reason: 'phone-unchanged' });
  });
});

describe('name and phone in one step, before a deposit', () => {
  const realName = '林乔';

  it('are bound together', async () => {
    const phone = '+86 13912340031';
    const member = await join('deposit1');
    const proof = await member.ask({ type: 4, via: 'phone', to: phone });
    await member.client.call(bindFromDeposit, { realName, phone, ...proof });
    expect(await rowOf(member)).toMatchObject({ real_name: realName, phone });
    expect((await securityLogOf(member)).slice(0, 2).sort()).toEqual(['phone-bound', 'real-name-bound']);
    const again = await member.client.send(bindFromDeposit, { realName, phone, ...proof });
    expect(again).toMatchObject({ status_code: taken, data: { reason: 'real-name-set' } });
  });

  it('are bound neither when one of them fails', async () => {
    const phone = '+86 13912340031';
    const member = await join('deposit2');
    const proof = await member.ask({ type: 4, via: 'phone', to: phone });
    const poor = await member.client.send(bindFromDeposit, { realName: '林··乔', phone, ...proof });
    expect(poor.data).toEqual({ reason: 'real-name-shape' });
    const used = await member.client.send(bindFromDeposit, { realName, phone, ...proof });
    expect(used.data).toEqual({ reason: 'phone-taken' });
    expect(await rowOf(member)).toMatchObject({ real_name: '', phone: '' });
  });
});
