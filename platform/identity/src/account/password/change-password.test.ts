import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { otherCode, sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withdrawalHoldMs } from '../../members/withdrawal-hold.ts';

const { bindPassword, bindPasswordByPhone, bindPasswordByEmail } = contract.userBinding;
const { login, memberInfo } = contract.userSession;
const clock = manualClock(Date.now());
const [success, expired] = [codeOf('success'), codeOf('login-expired')];
const [failed, tooOften] = [codeOf('password-check-failure'), codeOf('frequent-submission')];
const old = 'lobby2026x';

let running: RunningPlatform;
let callers = 0;
beforeAll(async () => {
  running = await testPlatform({ rateLimitScale: 1, trustedProxies: 1 }, { clock });
});
afterAll(() => running.stop());

/** A client at an address of its own. */
function visitor() {
  callers += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${callers}` };
  return testClient(running.url, '1001', { now: () => clock.now(), headers });
}
const join = (name: string) => joinMember(running, clock, name, old);
const bind = ({ userId }: TestMember, bound: { phone?: string; email?: string }) =>
  running.platform.db.updateTable('members').set(bound).where('id', '=', userId).execute();
const to = (password: string, oldPassword = old) => ({
  oldPassword: md5(oldPassword),
  password: md5(password),
  secondPassword: md5(password),
});

describe('a new login password', () => {
  it('ends the other sessions, keeps this one, holds withdrawals for a day, and is noted', async () => {
    const member = await join('secret01');
    const elsewhere = visitor();
    elsewhere.token = (await elsewhere.call(login, { name: 'secret01', password: md5(old) })).token;
    clock.advance(60_000);
    await member.client.call(bindPassword, to('better2026'));

    expect(await elsewhere.send(memberInfo, {})).toMatchObject({
      status_code: expired,
      data: { ended: 'password' },
    });
    const profile = await member.client.call(contract.userProfile.memberProfile, {});
    expect(profile).toMatchObject({
      passwordChangedAt: clock.now(),
      withdrawalsHeldUntil: clock.now() + withdrawalHoldMs,
    });
    const { list } = await member.client.call(contract.userDevices.securityTrail, {});
    expect(list[0]?.kind).toBe('password-changed');
    const logIn = async (password: string) =>
      (await visitor().send(login, { name: 'secret01', password: md5(password) })).status_code;
    expect([await logIn(old), await logIn('better2026')]).toEqual([codeOf('invalid-credentials'), success]);
    clock.advance(withdrawalHoldMs);
    const later = visitor();
    later.token = (await later.call(login, { name: 'secret01', password: md5('better2026') })).token;
    const over = await later.call(contract.userProfile.memberProfile, {});
    expect(over.withdrawalsHeldUntil).toBe(0);
  });

  it.each([
    [to('password123'), 'common-password'],
    [to('secret02'), 'password-is-name'],
    [to(old), 'password-unchanged'],
    [{ ...to('better2026'), secondPassword: md5('other2026x') }, 'passwords-differ'],
  ])('is refused with a reason, before any password is compared: %#', async (request, reason) => {
    callers += 1;
    const member = await join(reason === 'password-is-name' ? 'secret02' : `poor${callers}a`);
    const compared = vi.spyOn(running.platform.passwords, 'matches');
    expect((await member.client.send(bindPassword, request)).data).toEqual({ reason });
    expect(compared).not.toHaveBeenCalled();
    compared.mockRestore();
  });

  it('needs the code besides the old password once a phone or mailbox is bound, which are notified of it', async () => {
    const [phone, email] = ['+86 13712340001', 'secret03@example.com'];
    const member = await join('secret03');
    const byPhone = (proof: object, request = to('better2026')) =>
      member.client.send(bindPasswordByPhone, { ...request, ticket: 'x', code: '000000', ...proof });
    expect((await byPhone({})).status_code).toBe(codeOf('unbound-phone'));
    await bind(member, { phone, email });
    expect((await member.client.send(bindPassword, to('better2026'))).status_code).toBe(
      codeOf('phone-verification-required'),
    );

    const proof = await member.ask({ type: 7, via: 'phone', to: phone });
    const wrongCode = { ...proof, code: otherCode(proof.code) };
    expect((await byPhone(wrongCode)).status_code).toBe(codeOf('authentication-code-error'));
    const wrongPassword = await byPhone(proof, to('better2026', 'other2026x'));
    expect(wrongPassword).toMatchObject({ status_code: failed, data: { reason: 'old-password-wrong' } });
    const newest = (to: string) => sentBy(running).find(message => message.to === to)?.text ?? '';
    expect(newest(phone)).not.toContain('密码已修改');
    expect((await byPhone(proof)).status_code).toBe(success);
    for (const to of [phone, email]) expect(newest(to)).toMatch(/^【星河】您的登录密码已修改/);
    expect((await byPhone(proof, to('best2026x', 'better2026'))).status_code).toBe(
      codeOf('authentication-code-error'),
    );

    const byMail = await member.ask({ type: 7, via: 'email', to: email });
    const again = { ...to('best2026x', 'better2026'), ...byMail, langx: 'zh-TW' };
    await member.client.call(bindPasswordByEmail, again);
    for (const to of [phone, email]) expect(newest(to)).toMatch(/^【星河】您的登入密碼已修改/);
  });

  it('is set once by two calls at once', async () => {
    const member = await join('secret04');
    const answers = await Promise.all(
      ['first2026', 'other2026'].map(password => member.client.send(bindPassword, to(password))),
    );
    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([success, failed]);
  });
});

describe('guessing the old password with a token that was stolen', () => {
  it('gets the ten tries of the device of its session, whatever device it claims, and no hash beyond', async () => {
    const member = await join('secret05');
    const compared = vi.spyOn(running.platform.passwords, 'matches');
    const codes: number[] = [];
    for (let n = 0; n < 14; n += 1) {
      const thief = visitor();
      thief.token = member.client.token;
      const guess = await thief.send(bindPassword, to('better2026', `guess2026${n}`));
      codes.push(guess.status_code);
    }
    expect(codes).toEqual([...Array(10).fill(failed), ...Array(4).fill(tooOften)]);
    expect(compared).toHaveBeenCalledTimes(10);
    compared.mockRestore();
    // The member gets in elsewhere all the same.
    const own = await visitor().send(login, { name: 'secret05', password: md5(old) });
    expect(own.status_code).toBe(success);
  });

  it('compares nothing for a wrong code, and gives the try back', async () => {
    const phone = '+86 13712340002';
    const member = await join('secret06');
    await bind(member, { phone });
    const compared = vi.spyOn(running.platform.passwords, 'matches');
    for (let n = 0; n < 12; n += 1) {
      const answer = await member.client.send(bindPasswordByPhone, {
        ...to('better2026'),
        ticket: 'x',
        code: '000000',
      });
      expect(answer.status_code).toBe(codeOf('authentication-code-error'));
    }
    expect(compared).not.toHaveBeenCalled();
    compared.mockRestore();
  });
});
