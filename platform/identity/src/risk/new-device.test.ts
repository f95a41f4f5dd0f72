import { randomInt } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf, type ResultName } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lastCode, otherCode, sendCodeRequest, sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { userSession: user, userVerification: verification } = contract;
const clock = manualClock(Date.now());
const success = codeOf('success');
const password = md5('lobby2026x');

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off', trustedProxies: 1 }, { clock });
});
afterAll(() => running.stop());

/** A new member with a phone; `home` is the device and address of the registration, which are known. */
async function member(name: string) {
  const phone = `+86 138${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const home = testClient(running.url);
  const { grant } = await home.call(user.register, { name, password, secondPassword: password }, from());
  await home.call(user.login, { name, password, kaptchcate: 99, codeId: grant }, from());
  await running.platform.db.updateTable('members').set({ phone }).where('name', '=', name).execute();
  await running.platform.db.deleteFrom('sessions').execute();
  return { name, phone, middle: phone.slice(7, 11), home };
}

const homeAddress = '203.0.113.7';
const from = (ip = homeAddress) => ({ timeMs: clock.now(), headers: { 'x-forwarded-for': ip } });
const login = (client: TestClient, name: string, ip?: string) =>
  client.send(user.login, { name, password }, from(ip));
const finish = (client: TestClient, name: string, codeId: string, code: string, sendCodeNum = '') =>
  client.send(user.login, { name, password, kaptchcate: 99, codeId, code, sendCodeNum }, from());

/** The `data` of a login that was refused because the device is new. */
async function challenge(client: TestClient, name: string): Promise<string> {
  const { data } = await login(client, name);
  return String((data as unknown as { codeId: string }).codeId);
}

async function sendCode(
  client: TestClient,
  fields: { number: string; name: string; codeId: string },
  cate: 0 | 2 = 0,
) {
  clock.advance(minute);
  return client.send(verification.sendCodeOne, await sendCodeRequest(fields, { cate }), from());
}

describe('a login whose password is right', () => {
  it('needs no code for a member without a phone, from any device and place', async () => {
    const demo = { name: 'demo88', password: md5('play8888') };
    const answer = await testClient(running.url).send(user.login, demo, from('198.51.100.9'));
    expect(answer.status_code).toBe(success);
  });

  it.each<
    [
      string,
      ResultName,
      (who: Awaited<ReturnType<typeof member>>) => Promise<{ client: TestClient; ip?: string }>,
    ]
  >([
    ['riskdev1', 'device-not-passed', async () => ({ client: testClient(running.url) })],
    ['riskip1', 'ip-not-passed', async ({ home }) => ({ client: home, ip: '198.51.100.9' })],
    [
      'riskboth1',
      'device-and-ip-not-passed',
      async () => ({ client: testClient(running.url), ip: '198.51.100.9' }),
    ],
    [
      'riskaway1',
      'long-time-not-logged-in',
      async ({ home }) => {
        clock.advance(30 * 24 * 60 * minute + 1);
        return { client: home };
      },
    ],
    [
      'riskguess1',
      'risky-login',
      async ({ home, name }) => {
        for (let n = 0; n < 5; n += 1)
          await home.send(user.login, { name, password: md5(`guess${n}`) }, from());
        return { client: home };
      },
    ],
  ])('%s meets %s, with the masked phone and a challenge, and no token', async (name, risk, arrange) => {
    const who = await member(name);
    expect((await login(who.home, name)).status_code).toBe(success);
    await running.platform.db.deleteFrom('sessions').execute();
    const { client, ip } = await arrange(who);
    const answer = await login(client, name, ip);
    expect(answer.status_code).toBe(codeOf(risk));
    expect(answer.data).toEqual({
      phoneNumber: who.phone.replace(who.middle, '****'),
      codeId: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('rejects a sixth device while five are logged in', async () => {
    const { name, home } = await member('manydev1');
    for (let n = 0; n < 5; n += 1) {
      const row = { id: `session ${n}`, site_id: '1001', device_label: '', masked_ip: '' };
      const at = BigInt(clock.now());
      const { id } = await running.platform.db
        .selectFrom('members')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      await running.platform.db
        .insertInto('sessions')
        .values({ ...row, member_id: id, device_id: `device ${n}`, created_at: at, seen_at: at })
        .execute();
    }
    expect((await login(home, name)).status_code).toBe(codeOf('too-many-devices'));
  });

  it('returns no challenge when the password is wrong', async () => {
    const { name } = await member('wrongpw1');
    const answer = await testClient(running.url).send(user.login, { name, password: md5('wrong') }, from());
    expect(answer).toMatchObject({ status_code: codeOf('invalid-credentials'), data: null });
  });
});

describe('the code for a new device', () => {
  it('is accepted once, and the next login from the device needs none', async () => {
    const { name, phone, middle } = await member('newdev1');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    expect((await sendCode(client, { number: middle, name, codeId })).status_code).toBe(success);
    expect(sentBy(running)[0]).toMatchObject({
      channel: 'sms',
      to: phone,
      text: expect.stringContaining('谨防诈骗'),
    });
    const code = lastCode(running, phone);
    expect((await finish(client, name, codeId, otherCode(code))).status_code).toBe(
      codeOf('authentication-code-error'),
    );
    expect((await finish(client, name, codeId, code)).status_code).toBe(success);
    expect((await finish(client, name, codeId, code)).status_code).toBe(codeOf('authentication-code-error'));
    expect((await login(client, name)).status_code).toBe(success);
  });

  it('is judged together with the digits it was asked for with, where the login names them', async () => {
    const { name, phone, middle } = await member('newdev0');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    await sendCode(client, { number: middle, name, codeId });
    const code = lastCode(running, phone);
    const others = md5(String((Number(middle) + 1) % 10_000).padStart(4, '0'));
    const refused = await finish(client, name, codeId, code, others);
    expect(refused.status_code).toBe(codeOf('authentication-code-error'));
    expect((await finish(client, name, codeId, code, md5(middle))).status_code).toBe(success);
  });

  it('can be sent by voice, which voids the earlier one', async () => {
    const { name, phone, middle } = await member('newdev2');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    await sendCode(client, { number: middle, name, codeId });
    const first = lastCode(running, phone);
    await sendCode(client, { number: middle, name, codeId }, 2);
    expect(sentBy(running)[0]).toMatchObject({ channel: 'voice', text: expect.stringMatching(/\d( \d){5}/) });
    const second = lastCode(running, phone);
    if (first !== second) {
      expect((await finish(client, name, codeId, first)).status_code).toBe(
        codeOf('authentication-code-error'),
      );
    }
    expect((await finish(client, name, codeId, second)).status_code).toBe(success);
  });

  it('is not sent for wrong middle digits, and further guesses are rejected after five', async () => {
    const { name, middle } = await member('newdev3');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    const before = sentBy(running).length;
    const wrongDigits = String((Number(middle) + 1) % 10_000).padStart(4, '0');
    for (let n = 0; n < 5; n += 1) {
      const answer = await sendCode(client, { number: wrongDigits, name, codeId });
      expect(answer).toMatchObject({
        status_code: codeOf('invalid-parameter'),
        message: reasonMessage('digits-wrong', 'zh-CN', undefined),
      });
    }
    const sixth = await sendCode(client, { number: middle, name, codeId });
    expect(sixth.status_code).toBe(codeOf('max-phone-attempts'));
    expect(sentBy(running)).toHaveLength(before);
  });

  it('is sent only when the encrypted and the md5 form of every field agree', async () => {
    const { name, middle } = await member('newdev4');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    const good = await sendCodeRequest({ number: middle, name, codeId }, {});
    const bad = [
      { ...good, SendCodeNum: md5('0000') },
      { ...good, SendName: md5('demo88') },
      { ...good, codeId: md5('another') },
      { ...good, sendNameV2: good.sendCodeNumV2 },
      { ...good, codeIdV2: 'nonsense' },
    ];
    clock.advance(minute);
    const answers = await Promise.all(bad.map(each => client.send(verification.sendCodeOne, each, from())));
    expect(answers.map(answer => answer.status_code)).toEqual(Array(5).fill(codeOf('illegal-parameter')));
    expect((await client.send(verification.sendCodeOne, good, from())).status_code).toBe(success);
  });

  it('is rejected on another device, for another name, without a challenge, after five tries, and after it expires', async () => {
    const { name, phone, middle } = await member('newdev5');
    const other = await member('newdev6');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    const ask = () => sendCode(client, { number: middle, name, codeId });
    await ask();
    const code = lastCode(running, phone);
    const strangers = [
      await finish(testClient(running.url), name, codeId, code),
      await finish(client, other.name, codeId, code),
      await finish(client, 'nobody99', codeId, code),
      await finish(client, name, 'no-challenge', code),
    ];
    const wrong = codeOf('authentication-code-error');
    expect(strangers.map(answer => answer.status_code)).toEqual(Array(4).fill(wrong));

    for (let n = 1; n <= 5; n += 1) await finish(client, name, codeId, otherCode(code, n));
    expect((await finish(client, name, codeId, code)).status_code).toBe(codeOf('authentication-locked'));

    await ask();
    const fresh = lastCode(running, phone);
    const late = { name, password, kaptchcate: 99 as const, codeId, code: fresh };
    clock.advance(10 * minute);
    const answer = await client.send(user.login, late, from());
    expect(answer.status_code).toBe(codeOf('authentication-code-expired'));
  });

  it('does not replace the password', async () => {
    const { name, phone, middle } = await member('newdev7');
    const client = testClient(running.url);
    const codeId = await challenge(client, name);
    await sendCode(client, { number: middle, name, codeId });
    const guess = {
      name,
      password: md5('guess'),
      kaptchcate: 99 as const,
      codeId,
      code: lastCode(running, phone),
    };
    expect((await client.send(user.login, guess, from())).status_code).toBe(codeOf('invalid-credentials'));
  });
});

describe('demo66', () => {
  it('has no known device, so that the demo shows the check', async () => {
    const answer = await testClient(running.url).send(
      user.login,
      { name: 'demo66', password: md5('play6666') },
      from(),
    );
    expect(answer.status_code).toBe(codeOf('device-and-ip-not-passed'));
    expect(answer.data).toMatchObject({ phoneNumber: '+86 138****8066' });
  });
});
