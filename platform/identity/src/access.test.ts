import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf, resultMessage } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absoluteMs, idleMs } from './sessions/sessions.ts';

const { login, register, logout, memberInfo } = contract.userSession;
const clock = manualClock(Date.now());
const secret = md5('lobby2026x');
let running: RunningPlatform;
const visitor = (siteId?: string) => testClient(running.url, siteId);
/** Sends with the time of the platform's clock, which these tests move. */
const now = () => ({ timeMs: clock.now() });

beforeAll(async () => {
  running = await testPlatform({}, { clock });
});
afterAll(() => running.stop());

const account = (name: string) => ({ name, password: secret, secondPassword: secret });

describe('registering', () => {
  it('creates the account, the opening balance, a welcome message and a grant for one login without a captcha', async () => {
    const client = visitor();
    const { userId, grant } = await client.call(register, account('newcomer1'), now());
    const withGrant = { name: 'newcomer1', password: secret, kaptchcate: 99 as const, codeId: grant };
    const first = await client.call(login, withGrant, now());
    expect(first.userId).toBe(userId);

    const second = await client.send(login, withGrant, now());
    expect(second.status_code).toBe(codeOf('illegal-parameter'));

    client.token = first.token;
    expect(await client.call(memberInfo, {}, now())).toMatchObject({
      name: 'newcomer1',
      balance: '10000',
      totalMoney: '10000.00',
      bindPhone: false,
      bindRealName: false,
    });
    expect(await client.call(contract.letter.getUnreadForType, { userSystem: 1 }, now())).toMatchObject({
      notice_count: 1,
      activity_count: 0,
    });
  });

  it('after a login with isPop, the member reads what was announced since the login before, and no other time', async () => {
    const client = visitor();
    const { userId, grant } = await client.call(register, account('newcomer2'), now());
    const asked = { name: 'newcomer2', password: secret };
    const login1 = { ...asked, kaptchcate: 99 as const, codeId: grant };
    client.token = (await client.call(login, login1, now())).token;
    const popups = async (isPop?: 0 | 1) => (await client.call(memberInfo, { isPop }, now())).popups;
    expect([await popups(), await popups(0), await popups(1)]).toEqual([undefined, undefined, []]);

    const text = { title_zh_cn: '新公告', title_zh_tw: '新公告', content_zh_cn: '', content_zh_tw: '' };
    clock.advance(1_000);
    const notice = { id: `for-${userId}`, site_id: '1001', ...text, published_at: BigInt(clock.now()) };
    await running.platform.db.insertInto('notices').values(notice).execute();
    clock.advance(1_000);
    client.token = (await client.call(login, asked, now())).token;
    expect(await popups(1)).toMatchObject([{ id: notice.id, title: '新公告' }]);
    clock.advance(1_000);
    client.token = (await client.call(login, asked, now())).token;
    expect(await popups(1)).toEqual([]);
  });

  it.each([
    ['a123', 'one letter only'],
    ['abcd', 'no digit'],
    ['1abc', 'a digit first'],
    ['ab_12', 'a sign'],
    ['abcdefghijk1', 'twelve characters'],
    ['ab１2', 'a full-width digit'],
    ['张ab1', 'a Chinese character'],
  ])('refuses the name %s (%s) with a sentence', async name => {
    const answer = await visitor().send(register, account(name), now());
    expect(answer).toMatchObject({
      status_code: codeOf('invalid-parameter'),
      message: '请输入4-11个字符，至少2个字母加数字组合，首位为字母',
      data: { reason: 'name-shape' },
    });
  });

  it('rejects a taken name in any letter case; another site still accepts it', async () => {
    await visitor().call(register, account('taken01'), now());
    expect((await visitor().send(register, account('TAKEN01'), now())).status_code).toBe(
      codeOf('data-exists'),
    );
    expect((await visitor('1002').send(register, account('taken01'), now())).status_code).toBe(
      codeOf('success'),
    );
  });

  it('creates one account when two requests register the same name at once', async () => {
    const tries = Array.from({ length: 10 }, () => visitor().send(register, account('wanted1'), now()));
    const codes = (await Promise.all(tries)).map(answer => answer.status_code);
    expect(codes.filter(code => code === codeOf('success'))).toHaveLength(1);
    expect(codes.filter(code => code === codeOf('data-exists'))).toHaveLength(9);
  });

  it('rejects passwords that differ, and a common password', async () => {
    const different = { ...account('careful1'), secondPassword: md5('lobby2027x') };
    expect((await visitor().send(register, different, now())).message).toBe(
      reasonMessage('passwords-differ', 'zh-CN', undefined),
    );
    const common = md5('password123');
    const weak = { name: 'careful1', password: common, secondPassword: common };
    expect(await visitor().send(register, weak, now())).toMatchObject({
      status_code: codeOf('invalid-parameter'),
      data: { reason: 'common-password' },
    });
  });
});

describe('the automatic login after registration', () => {
  it('accepts the grant only from the member, site and device it was issued to', async () => {
    const client = visitor();
    const { grant } = await client.call(register, account('granted1'), now());
    await visitor().call(register, account('granted2'), now());
    const use = (name: string) => ({ name, password: secret, kaptchcate: 99 as const, codeId: grant });

    const otherDevice = await visitor().send(login, use('granted1'), now());
    expect(otherDevice.status_code).toBe(codeOf('illegal-parameter'));
    const afterwards = await client.send(login, use('granted1'), now());
    expect(afterwards.status_code).toBe(codeOf('illegal-parameter'));

    const next = await client.call(register, account('granted3'), now());
    const otherMember = await client.send(login, { ...use('granted2'), codeId: next.grant }, now());
    expect(otherMember.status_code).toBe(codeOf('illegal-parameter'));
  });

  it('rejects the grant after two minutes', async () => {
    const client = visitor();
    const { grant } = await client.call(register, account('granted4'), now());
    clock.advance(2 * 60_000);
    const late = { name: 'granted4', password: secret, kaptchcate: 99 as const, codeId: grant };
    expect((await client.send(login, late, now())).status_code).toBe(codeOf('illegal-parameter'));
  });

  it('rejects a login with kaptchcate 99 and no grant', async () => {
    const bare = { name: 'demo88', password: md5('play8888'), kaptchcate: 99 as const };
    expect((await visitor().send(login, bare, now())).status_code).toBe(codeOf('illegal-parameter'));
  });
});

describe('logging in', () => {
  it('returns the same answer for an unknown name and a wrong password', async () => {
    const unknown = await visitor().send(login, { name: 'nobody99', password: secret }, now());
    const wrong = await visitor().send(login, { name: 'demo88', password: secret }, now());
    expect(unknown).toEqual(wrong);
    expect(wrong).toEqual({
      status_code: codeOf('invalid-credentials'),
      data: null,
      message: resultMessage('invalid-credentials', 'zh-CN'),
    });
  });

  it('accepts the demo member of each site and rejects a token of the other site', async () => {
    const tokens: string[] = [];
    for (const siteId of ['1001', '1002']) {
      const client = visitor(siteId);
      tokens.push((await client.call(login, { name: 'demo88', password: md5('play8888') }, now())).token);
    }
    const stranger = visitor('1002');
    stranger.token = tokens[0] ?? '';
    expect((await stranger.send(memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
  });
});

describe('a session', () => {
  const member = async () => {
    const client = visitor();
    client.token = (await client.call(login, { name: 'demo88', password: md5('play8888') }, now())).token;
    return client;
  };

  it('ends at logout, on this device only', async () => {
    const [one, other] = [await member(), await member()];
    await one.call(logout, {}, now());
    expect((await one.send(memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
    expect((await other.send(memberInfo, {}, now())).status_code).toBe(codeOf('success'));
  });

  it('expires after 30 minutes without a call', async () => {
    const client = await member();
    clock.advance(idleMs - 1_000);
    expect((await client.send(memberInfo, {}, now())).status_code).toBe(codeOf('success'));
    clock.advance(idleMs);
    expect((await client.send(memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
  });

  it('expires 12 hours after login even while in use', async () => {
    const client = await member();
    for (let passed = 0; passed + idleMs / 2 < absoluteMs; passed += idleMs / 2) {
      clock.advance(idleMs / 2);
      expect((await client.send(memberInfo, {}, now())).status_code).toBe(codeOf('success'));
    }
    clock.advance(idleMs / 2);
    expect((await client.send(memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
  });

  it('is not found by a malformed or unknown token', async () => {
    const client = visitor();
    for (const token of ['x', 'x'.repeat(43), 'x'.repeat(5_000)]) {
      client.token = token;
      expect((await client.send(memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
    }
  });
});
