import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { joinMember } from '@lobby/platform-testing/members/test-account';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { avatarList, addAvatar, memberProfile } = contract.userProfile;
const { bindOther } = contract.userBinding;
const clock = manualClock(Date.parse('2026-11-23T00:00:00+08:00'));
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
});
afterAll(() => running.stop());

const join = async (name: string) => (await joinMember(running, clock, name)).client;

describe('the profile of a new member', () => {
  it('has an avatar of the list, nothing that was not said, and the registration as the date of the password', async () => {
    const client = await join('profile1');
    const ids = (await client.call(avatarList, {})).map(({ id }) => id);
    expect(ids).toHaveLength(24);
    const profile = await client.call(memberProfile, {});
    expect(profile).toEqual({
      avatar: expect.any(String),
      gender: '',
      birthday: '',
      passwordChangedAt: clock.now(),
      hasWithdrawalPassword: false,
      bankCards: 0,
      withdrawalsHeldUntil: 0,
    });
    expect(ids).toContain(profile.avatar);
  });

  it('keeps the avatar that was chosen; one outside the list is not found', async () => {
    const client = await join('profile2');
    await client.call(addAvatar, { id: 'a07' });
    const answer = await client.send(addAvatar, { id: 'a25' });
    expect(answer.status_code).toBe(codeOf('not-found'));
    expect((await client.call(memberProfile, {})).avatar).toBe('a07');
  });
});

describe('a real name', () => {
  it('is set once, with look-alike dots as the one dot; the same one is accepted again', async () => {
    const client = await join('named1');
    await client.call(bindOther, { realName: ' 阿卜来提•如则 ' });
    await client.call(bindOther, { realName: '阿卜来提·如则' });
    await client.call(bindOther, { realName: '阿卜來提‧如則' });
    const stored = running.platform.db.selectFrom('members').select('real_name').where('name', '=', 'named1');
    expect(await stored.execute()).toEqual([{ real_name: '阿卜来提·如则' }]);
    expect(await client.call(contract.userSession.memberInfo, {})).toMatchObject({ bindRealName: true });
    const other = await client.send(bindOther, { realName: '林乔' });
    expect(other).toMatchObject({ status_code: codeOf('data-exists'), data: { reason: 'real-name-set' } });
    const { list } = await client.call(contract.userDevices.securityTrail, {});
    expect(list.map(({ kind }) => kind)).toEqual(['real-name-bound', 'login']);
  });

  it('against the rule is refused, and nothing else of the call is set', async () => {
    const client = await join('named2');
    const answer = await client.send(bindOther, { realName: '林1', gender: 'male' });
    expect(answer).toMatchObject({ message: '请输入正确的姓名', data: { reason: 'real-name-shape' } });
    expect((await client.call(memberProfile, {})).gender).toBe('');
  });

  it('is one of 20 that are sent at once', async () => {
    const client = await join('named3');
    const tries = Array.from({ length: 20 }, (_, n) =>
      client.send(bindOther, { realName: `林${'乔'.repeat(n + 1)}` }),
    );
    const codes = (await Promise.all(tries)).map(({ status_code }) => status_code);
    expect(codes.filter(code => code === codeOf('success'))).toHaveLength(1);
    expect(codes.filter(code => code === codeOf('data-exists'))).toHaveLength(19);
  });
});

describe('a birthday', () => {
  it('is accepted from midnight in Beijing of the 18th birthday on, once', async () => {
    const client = await join('birth01');
    clock.advance(-1);
    const young = await client.send(bindOther, { birthday: '2008-11-23' });
    expect(young).toMatchObject({
      data: { reason: 'under-age' },
      message: reasonMessage('under-age', 'zh-CN', undefined),
    });
    clock.advance(1);
    await client.call(bindOther, { birthday: '2008-11-23' });
    const other = await client.send(bindOther, { birthday: '1990-01-01' });
    expect(other).toMatchObject({ status_code: codeOf('data-exists'), data: { reason: 'birthday-set' } });
    expect((await client.call(memberProfile, {})).birthday).toBe('2008-11-23');
  });

  it('is refused until the age that the market of the site asks', async () => {
    const client = await join('birth21');
    const site = running.platform.sites.byId('1001');
    if (!site) throw new Error('the site is missing');
    const { market } = site;
    Object.assign(site, { market: { ...market, age: 21 } });
    try {
      const young = await client.send(bindOther, { birthday: '2005-11-24' });
      expect(young).toMatchObject({ data: { reason: 'under-age' } });
      await client.call(bindOther, { birthday: '2005-11-23' });
    } finally {
      Object.assign(site, { market });
    }
  });

  it('that is no day of the calendar is refused', async () => {
    const answer = await (await join('birth02')).send(bindOther, { birthday: '2001-02-29' });
    expect(answer.data).toEqual({ reason: 'birthday-shape' });
  });
});

it('the gender can be changed freely, and fields left out stay', async () => {
  const client = await join('gender1');
  await client.call(bindOther, { gender: 'male', birthday: '1990-01-01' });
  await client.call(bindOther, { gender: 'female' });
  await client.call(bindOther, {});
  expect(await client.call(memberProfile, {})).toMatchObject({ gender: 'female', birthday: '1990-01-01' });
});
