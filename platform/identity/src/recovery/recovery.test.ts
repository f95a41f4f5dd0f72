import { contract } from '@lobby/api-client/contract';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { codeOf } from '@lobby/api-client/result-codes';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { lastCode, otherCode, sendCodeRequest, sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../members/create-member.ts';

const { userRecovery: forget, userSession: user } = contract;
const name = 'demo66';
const phone = '+86 13800138066';
const email = 'demo66@example.com';
const clock = manualClock(Date.now());
const now = () => ({ timeMs: clock.now() });
const [wrong, expired, locked] = [
  codeOf('authentication-code-error'),
  codeOf('authentication-code-expired'),
  codeOf('authentication-locked'),
];

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform({ captcha: 'off' }, { clock });
});
afterAll(() => running.stop());

const visitor = (siteId?: string) => testClient(running.url, siteId);
const passwords = (password: string) => ({ password: md5(password), secondPassword: md5(password) });

/** The first step, a minute after whatever came before. */
async function ask(client: TestClient, who = { name, phone }) {
  clock.advance(minute);
  const { ticket } = await client.call(forget.forgetByPhoneOne, who, now());
  return ticket;
}
const prove = (client: TestClient, ticket: string, code: string) =>
  client.send(forget.forgetByPhoneTwo, { name, phone, ticket, code }, now());
const reset = (client: TestClient, ticket: string, password: string) =>
  client.send(forget.forgetByPhoneThree, { name, phone, ticket, ...passwords(password) }, now());
const login = (client: TestClient, password: string) =>
  client.send(user.login, { name, password: md5(password) }, now());

describe('a forgotten password', () => {
  it('sends the code in the member’s language', async () => {
    clock.advance(minute);
    await visitor().call(forget.forgetByPhoneOne, { name, phone, langx: 'zh-TW' }, now());
    expect(sentBy(running)[0]?.text).toMatch(/^【星河】您正在找回登入密碼，驗證碼是 \d{6}，10分鐘內有效/);
  });

  it('is reset by phone: sessions end, the old one fails, this device is known, phone and mailbox are notified', async () => {
    const client = visitor();
    const proven = await prove(client, await ask(client), lastCode(running, phone));
    expect((await reset(client, proven.data.ticket, 'again2026a')).status_code).toBe(codeOf('success'));
    for (const to of [phone, email])
      expect(sentBy(running).find(message => message.to === to)?.text).toContain('您的登录密码已修改');
    const first = await login(client, 'again2026a');
    expect(first.status_code).toBe(codeOf('success'));
    expect((await login(client, 'play6666')).status_code).toBe(codeOf('invalid-credentials'));

    const elsewhere = visitor();
    const next = await prove(elsewhere, await ask(elsewhere), lastCode(running, phone));
    await reset(elsewhere, next.data.ticket, 'again2026b');
    client.token = first.data.token;
    expect((await client.send(user.memberInfo, {}, now())).status_code).toBe(codeOf('login-expired'));
  });

  it('is reset by e-mail, in any letter case', async () => {
    clock.advance(minute);
    const client = visitor();
    const who = { name: 'DEMO66', email: 'Demo66@Example.com' };
    const asked = await client.call(forget.forgetByEmailOne, who, now());
    expect(sentBy(running)[0]).toMatchObject({ channel: 'email', to: email });
    const code = lastCode(running, email);
    const proof = { ...who, ticket: asked.ticket, code };
    const { ticket } = await client.call(forget.forgetByEmailTwo, proof, now());
    await client.call(forget.forgetByEmailThree, { ...who, ticket, ...passwords('mail2026x') }, now());
    // The mailbox proves nothing about the phone: the device is new all the same.
    expect((await login(client, 'mail2026x')).data).toMatchObject({ phoneNumber: '+86 138****8066' });
  });

  it('rejects a weak new password and accepts another one afterwards', async () => {
    const client = visitor();
    const { ticket } = (await prove(client, await ask(client), lastCode(running, phone))).data;
    const poor = await reset(client, ticket, 'password123');
    expect(poor).toMatchObject({ status_code: codeOf('invalid-parameter'), message: /常见/ });
    const different = { name, phone, ticket, password: md5('one2026x'), secondPassword: md5('two2026x') };
    expect((await client.send(forget.forgetByPhoneThree, different, now())).message).toBe(
      reasonMessage('passwords-differ', 'zh-CN', undefined),
    );
    expect((await reset(client, ticket, 'better2026')).status_code).toBe(codeOf('success'));
    expect((await reset(client, ticket, 'twice2026')).status_code).toBe(wrong);
  });

  it('sends another code, also by voice, with the ticket of the first step; the earlier code is void', async () => {
    const client = visitor();
    const ticket = await ask(client);
    const first = lastCode(running, phone);
    clock.advance(minute);
    const again = await sendCodeRequest({ number: phone, name, codeId: ticket }, { type: 2, cate: 2 });
    await client.call(contract.userVerification.sendCodeOne, again, now());
    expect(sentBy(running)[0]).toMatchObject({ channel: 'voice', to: phone });
    const second = lastCode(running, phone);
    if (first !== second) expect((await prove(client, ticket, first)).status_code).toBe(wrong);
    expect((await prove(client, ticket, second)).status_code).toBe(codeOf('success'));
  });
});

describe('a mailbox that is typed in another spelling', () => {
  const [bound, typed] = ['spelt.one@gmail.com', 'SpeltOne+lost@googlemail.com'];
  const who = { name: 'spelt01', email: typed };
  beforeAll(async () => {
    const newcomer = { name: who.name, passwordHash: 'x', email: bound, at: clock.now() };
    const [site] = running.platform.sites.all();
    const made = await running.platform.db.transaction().execute(trx => createMember(trx, site!, newcomer));
    expect(made).toBeDefined();
    // Nobody else joins with it.
    const other = { ...newcomer, name: 'spelt02', email: 'speltone@gmail.com' };
    expect(
      await running.platform.db.transaction().execute(trx => createMember(trx, site!, other)),
    ).toBeUndefined();
  });

  it('resets the password, and is written to as it was bound, the second time too', async () => {
    const client = visitor();
    clock.advance(minute);
    const asked = await client.call(forget.forgetByEmailOne, who, now());
    expect(sentBy(running)[0]).toMatchObject({ channel: 'email', to: bound });
    clock.advance(minute);
    const again = { number: typed, name: who.name, codeId: asked.ticket };
    const request = await sendCodeRequest(again, { type: 2, cate: 1 });
    const before = sentBy(running).length;
    await client.call(contract.userVerification.sendCodeOne, request, now());
    expect(sentBy(running).slice(0, sentBy(running).length - before)).toMatchObject([{ to: bound }]);
    const proof = { ...who, ticket: asked.ticket, code: lastCode(running, bound) };
    const { ticket } = await client.call(forget.forgetByEmailTwo, proof, now());
    await client.call(forget.forgetByEmailThree, { ...who, ticket, ...passwords('spelt2026x') }, now());
  });

  it('is written to once a minute, whatever the spelling', async () => {
    clock.advance(minute);
    await visitor().call(forget.forgetByEmailOne, who, now());
    const other = await visitor().send(forget.forgetByEmailOne, { ...who, email: bound }, now());
    expect(other.status_code).toBe(codeOf('sixty-second-limit'));
  });
});

describe('the order of the steps', () => {
  const steps = ['one', 'two', 'three'] as const;
  const orders = steps.flatMap(a => steps.flatMap(b => steps.map(c => [a, b, c] as const)));

  it(`changes the password in 1 of ${orders.length} orders`, async () => {
    const changed: string[] = [];
    for (const [index, order] of orders.entries()) {
      const client = visitor();
      // As good a guess as an attacker has: whatever ticket and code came last.
      let [ticket, code] = ['none', '000000'];
      for (const step of order) {
        if (step === 'one') {
          ticket = await ask(client);
          code = lastCode(running, phone);
        } else if (step === 'two') {
          const answer = await prove(client, ticket, code);
          if (answer.status_code === codeOf('success')) ticket = answer.data.ticket;
          else expect(answer.status_code).toBe(wrong);
        } else {
          const answer = await reset(client, ticket, `order2026${index}`);
          if (answer.status_code === codeOf('success')) changed.push(order.join(' '));
          else expect(answer.status_code).toBe(wrong);
        }
      }
    }
    expect(changed).toEqual(['one two three']);
  });

  it('is bound to the device, the name, the phone, the way and the site of the first step', async () => {
    const client = visitor();
    const ticket = await ask(client);
    const code = lastCode(running, phone);
    const right = { name, phone, ticket, code };
    const strangers = [
      visitor().send(forget.forgetByPhoneTwo, right, now()),
      client.send(forget.forgetByPhoneTwo, { ...right, name: 'demo88' }, now()),
      client.send(forget.forgetByPhoneTwo, { ...right, phone: '+86 13800138067' }, now()),
      client.send(forget.forgetByEmailTwo, { name, email, ticket, code }, now()),
      visitor('1002').send(forget.forgetByPhoneTwo, right, now()),
    ];
    expect((await Promise.all(strangers)).map(answer => answer.status_code)).toEqual(Array(5).fill(wrong));

    const proven = (await prove(client, ticket, code)).data.ticket;
    const change = { name, phone, ticket: proven, ...passwords('stolen2026') };
    const thieves = [
      visitor().send(forget.forgetByPhoneThree, change, now()),
      client.send(forget.forgetByPhoneThree, { ...change, name: 'demo88' }, now()),
      client.send(
        forget.forgetByEmailThree,
        { name, email, ticket: proven, ...passwords('stolen2026') },
        now(),
      ),
      visitor('1002').send(forget.forgetByPhoneThree, change, now()),
    ];
    expect((await Promise.all(thieves)).map(answer => answer.status_code)).toEqual(Array(4).fill(wrong));
  });
});

describe('a ticket', () => {
  it('of a phone that the member gave up in the same moment changes nothing', async () => {
    const client = visitor();
    const { ticket } = (await prove(client, await ask(client), lastCode(running, phone))).data;
    const { db } = running.platform;
    const bind = (to: string) =>
      db.updateTable('members').set({ phone: to }).where('name', '=', name).execute();
    await bind('+86 13800138068');
    expect((await reset(client, ticket, 'former2026')).status_code).toBe(wrong);
    await bind(phone);
    expect((await reset(client, ticket, 'former2026')).status_code).toBe(codeOf('success'));
  });
});

describe('a code', () => {
  it('rejects 100 wrong guesses, and the right code after them', async () => {
    const client = visitor();
    const ticket = await ask(client);
    const code = lastCode(running, phone);
    const codes: number[] = [];
    for (let n = 1; n <= 100; n += 1)
      codes.push((await prove(client, ticket, otherCode(code, n))).status_code);
    expect(codes.filter(each => each === wrong)).toHaveLength(4);
    expect(codes.filter(each => each === locked)).toHaveLength(96);
    expect((await prove(client, ticket, code)).status_code).toBe(locked);
  });

  it('expires after ten minutes, as does the step it opened', async () => {
    const client = visitor();
    const ticket = await ask(client);
    const code = lastCode(running, phone);
    clock.advance(10 * minute);
    expect((await prove(client, ticket, code)).status_code).toBe(expired);

    const next = await prove(client, await ask(client), lastCode(running, phone));
    clock.advance(10 * minute);
    expect((await reset(client, next.data.ticket, 'late2026x')).status_code).toBe(expired);
  });

  it('is accepted once under concurrent requests', async () => {
    const client = visitor();
    const ticket = await ask(client);
    const code = lastCode(running, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(client, ticket, code)));
    expect(answers.filter(answer => answer.status_code === codeOf('success'))).toHaveLength(1);
  });
});

describe('a recovery for another member’s name', () => {
  it('returns the same answer for unknown names and other phones, and sends nothing', async () => {
    const before = sentBy(running).length;
    const answers: unknown[] = [];
    for (const who of [
      { name: 'nobody99', phone },
      { name: 'demo88', phone: '+86 13900139000' },
      { name, phone: '+86 13900139001' },
    ]) {
      const client = visitor();
      clock.advance(minute);
      const asked = await client.send(forget.forgetByPhoneOne, who, now());
      const { ticket } = asked.data;
      const tries: number[] = [];
      for (let n = 0; n < 7; n += 1) {
        const guess = { ...who, ticket, code: otherCode('000000', n) };
        tries.push((await client.send(forget.forgetByPhoneTwo, guess, now())).status_code);
      }
      const at = clock.now();
      answers.push({ ...asked, data: { ticket: ticket.length, in: asked.data.resendAt - at }, tries });
    }
    expect(sentBy(running)).toHaveLength(before);

    const client = visitor();
    clock.advance(minute);
    const known = await client.send(forget.forgetByPhoneOne, { name, phone }, now());
    const tries: number[] = [];
    const code = lastCode(running, phone);
    for (let n = 1; n <= 7; n += 1) {
      tries.push((await prove(client, known.data.ticket, otherCode(code, n))).status_code);
    }
    const data = { ticket: known.data.ticket.length, in: known.data.resendAt - clock.now() };
    expect(answers).toEqual(Array(3).fill({ ...known, data, tries }));
    expect(tries).toEqual([...Array(4).fill(wrong), locked, locked, locked]);
  });

  it('rejects a malformed number whether or not the name exists', async () => {
    const answer = await visitor().send(forget.forgetByPhoneOne, { name, phone: '+86 23800138066' }, now());
    expect(answer).toMatchObject({ status_code: codeOf('invalid-parameter'), message: '请输入正确的手机号' });
  });

  it('requires a captcha for the first step where the site is set to', async () => {
    const asking = await testPlatform({ captcha: 'own' });
    const answer = await testClient(asking.url).send(forget.forgetByPhoneOne, { name, phone });
    expect(answer.status_code).toBe(codeOf('rapid-verification'));
    expect(sentBy(asking)).toHaveLength(0);
    await asking.stop();
  });
});
