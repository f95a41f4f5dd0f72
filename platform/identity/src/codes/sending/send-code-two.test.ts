import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { solveSlider } from '@lobby/platform-testing/client/solve-captcha';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { sendCodeRequest, sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOfMemberPerDay, codesWithoutCaptcha } from '../limits/codes-of-member.ts';

const { sendCodeOne, sendCodeTwo } = contract.userVerification;
const clock = manualClock(Date.now());
const now = () => ({ timeMs: clock.now() });
let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off', rateLimitScale: 1, trustedProxies: 1 }, { clock });
});
afterAll(() => running.stop());

let callers = 0;

/** A member who calls from an address of their own, with this bound. */
async function joined(name: string, bound: { phone?: string; email?: string } = {}) {
  callers += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${callers}` };
  const client = testClient(running.url, '1001', { now: () => clock.now(), headers });
  await client.join(name);
  if (Object.keys(bound).length > 0)
    await running.platform.db.updateTable('members').set(bound).where('name', '=', name).execute();
  return client;
}

type Asked = { number: string; name: string; type: 2 | 3 | 4 | 5 | 6 | 7; cate: 0 | 1 | 2 };
const ask = async (client: TestClient, { type, cate, ...fields }: Asked) =>
  client.send(sendCodeTwo, await sendCodeRequest({ ...fields, codeId: '' }, { type, cate }), now());

describe('a code for a member', () => {
  it('goes to the phone or mailbox to bind, once a minute, with a ticket; another member’s name is rejected', async () => {
    const client = await joined('binder1');
    const bind = (number: string, cate: 0 | 1 | 2, name = 'binder1') =>
      ask(client, { number, name, type: 4, cate });
    const first = await bind('+86 13900139000', 0);
    expect(first).toMatchObject({ data: { resendAt: clock.now() + minute, ticket: expect.any(String) } });
    expect((await bind('Binder@Example.com', 1)).status_code).toBe(codeOf('success'));
    expect(sentBy(running).map(({ channel, to }) => ({ channel, to }))).toEqual([
      { channel: 'email', to: 'binder@example.com' },
      { channel: 'sms', to: '+86 13900139000' },
    ]);
    expect((await bind('+86 13900139000', 2)).status_code).toBe(codeOf('sixty-second-limit'));
    expect((await bind('+86 13900139001', 0, 'demo88')).status_code).toBe(codeOf('illegal-parameter'));
    expect((await bind('binder@example.com', 0)).message).toBe('请输入正确的手机号');
    expect(sentBy(running)).toHaveLength(2);
  });

  it('goes to what is bound, whatever number the caller names', async () => {
    const client = await joined('binder2', { phone: '+86 13900139002', email: 'binder2@example.com' });
    const before = sentBy(running).length;
    for (const [type, cate, to] of [
      [5, 0, '+86 13900139002'],
      [6, 1, 'binder2@example.com'],
      [7, 2, '+86 13900139002'],
    ] as const) {
      clock.advance(minute);
      expect((await ask(client, { number: 'bound', name: 'binder2', type, cate })).data.ticket).not.toBe('');
      expect(sentBy(running)[0]).toMatchObject({ to });
      const other = await ask(client, { number: '+86 13900139003', name: 'binder2', type, cate });
      expect(other.status_code).toBe(codeOf('invalid-parameter'));
    }
    expect(sentBy(running)).toHaveLength(before + 3);
  });

  it('is refused with the reason where nothing is bound', async () => {
    const client = await joined('binder3');
    const bound = (cate: 0 | 1) => ask(client, { number: 'bound', name: 'binder3', type: 7, cate });
    expect((await bound(0)).status_code).toBe(codeOf('unbound-phone'));
    expect((await bound(1)).message).toBe(reasonMessage('email-unbound', 'zh-CN', undefined));
  });

  it('says nothing about who has a phone: one that is taken is sent a code like any other', async () => {
    const client = await joined('binder4');
    clock.advance(minute);
    const free = await ask(client, { number: '+86 13900139004', name: 'binder4', type: 4, cate: 0 });
    const taken = await ask(client, { number: '+86 13800138066', name: 'binder4', type: 4, cate: 0 });
    expect({ ...taken, data: { ...taken.data, ticket: '' } }).toEqual({
      ...free,
      data: { ...free.data, ticket: '' },
    });
  });

  it('of a visitor’s type is rejected, as is a member’s type for a visitor', async () => {
    const client = await joined('binder5');
    for (const type of [2, 3] as const) {
      const answer = await ask(client, { number: '+86 13900139005', name: 'binder5', type, cate: 0 });
      expect(answer.status_code).toBe(codeOf('invalid-parameter'));
    }
    const fields = { number: '+86 13900139005', name: 'binder5', codeId: 'x' };
    for (const type of [4, 5, 6, 7] as const) {
      const answer = await client.send(sendCodeOne, await sendCodeRequest(fields, { type }), now());
      expect(answer.status_code).toBe(codeOf('invalid-parameter'));
    }
  });
});

describe('the codes of a member in a day', () => {
  it('are twenty, whatever phones they go to; refused calls do not count', async () => {
    const client = await joined('binder6');
    const to = async (n: number) =>
      (await ask(client, { number: `+86 1370013${1000 + n}`, name: 'binder6', type: 4, cate: 0 }))
        .status_code;
    expect(await to(0)).toBe(codeOf('success'));
    for (let n = 0; n < 5; n += 1) expect(await to(0)).toBe(codeOf('sixty-second-limit'));
    for (let n = 1; n < codesOfMemberPerDay; n += 1) expect(await to(n)).toBe(codeOf('success'));
    expect(await to(codesOfMemberPerDay)).toBe(codeOf('max-phone-attempts'));
    expect(sentBy(running)[0]).toMatchObject({ to: `+86 1370013${1000 + codesOfMemberPerDay - 1}` });
  });

  it('need a captcha from the fourth on, also when they are asked for at once', async () => {
    const strict = await testPlatform({ captcha: 'own' }, { clock });
    const client = testClient(strict.url, '1001', { now: () => clock.now() });
    const demo = { name: 'demo88', password: md5('play8888') };
    client.token = (await client.call(contract.userSession.login, demo)).token;
    const to = (n: number) => ({
      number: `+86 1360013${1000 + n}`,
      name: 'demo88',
      type: 4 as const,
      cate: 0 as const,
    });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(client, to(n))));
    const count = (code: number) => answers.filter(({ status_code }) => status_code === code).length;
    expect([count(codeOf('success')), count(codeOf('rapid-verification'))]).toEqual([
      codesWithoutCaptcha,
      8 - codesWithoutCaptcha,
    ]);

    const { codeId, code, kaptchcate } = await solveSlider(strict.url, client, now());
    const request = await sendCodeRequest({ ...to(9), codeId }, { type: 4, cate: 0 });
    const solved = await client.send(sendCodeTwo, { ...request, kaptchcate, imageCode: code });
    expect(solved.status_code).toBe(codeOf('success'));
    const again = await sendCodeRequest({ ...to(10), codeId }, { type: 4, cate: 0 });
    const reused = await client.send(sendCodeTwo, { ...again, kaptchcate, imageCode: code });
    expect(reused.status_code).toBe(codeOf('rapid-verification'));
    expect(sentBy(strict)).toHaveLength(codesWithoutCaptcha + 1);
    await strict.stop();
  });
});
