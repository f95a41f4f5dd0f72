import { contract, type RequestOf } from '@lobby/api-client/contract';
import { passkeyPurposes } from '@lobby/api-client/contract/site/user-passkeys';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { authenticator } from '@lobby/platform-testing/members/authenticator';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { sentBy } from '@lobby/platform-testing/members/test-codes';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeMs } from './challenges.ts';
import { maxPasskeys } from './list-passkeys.ts';

const { userPasskeys: calls, userBinding: bind, userDevices } = contract;
const [success, wrong] = [codeOf('success'), codeOf('authentication-code-error')];
const clock = manualClock(Date.now());
let running: RunningPlatform;
let origin = '';
let members = 0;
beforeAll(async () => {
  running = await testPlatform({}, { clock });
  origin = running.platform.sites.byId('1001')?.h5DomainUrl ?? '';
});
afterAll(() => running.stop());

type Device = ReturnType<typeof authenticator>;
type Purpose = (typeof passkeyPurposes)[number];

/** A member with a phone, a mailbox and a real name, and a second session on another device. */
async function join() {
  members += 1;
  const member = await joinMember(running, clock, `passkey${members}`);
  const elsewhere = testClient(running.url, '1001', { now: () => clock.now() });
  const login = { name: member.name, password: md5('lobby2026x') };
  elsewhere.token = (await elsewhere.call(contract.userSession.login, login)).token;
  const bound = {
    phone: `+86 1391234${5600 + members}`,
    email: `passkey${members}@example.com`,
    real_name: '林乔',
  };
  await running.platform.db.updateTable('members').set(bound).where('id', '=', member.userId).execute();
  return { ...member, ...bound, elsewhere };
}
type Joined = Awaited<ReturnType<typeof join>>;

async function byCode(member: Joined, type: 8 | 9) {
  return { via: 'phone' as const, ...(await member.ask({ type, via: 'phone', to: member.phone })) };
}

/** Adds the passkey of a device, confirmed by a code. */
async function add(member: Joined, device: Device = authenticator(origin)): Promise<Device> {
  const confirmation = await byCode(member, 8);
  const { ticket, options } = await member.client.call(calls.passkeyRegistration, { confirmation });
  await member.client.call(calls.addPasskey, { ticket, credential: device.create(options) });
  return device;
}

async function prove(client: TestClient, device: Device, purpose: Purpose, odd = {}) {
  const { ticket, options } = await client.call(calls.passkeyChallenge, { purpose });
  return { via: 'passkey' as const, ticket, assertion: device.get(options, odd) };
}
type Proof = Awaited<ReturnType<typeof prove>>;

const secret = {
  oldPassword: md5('lobby2026x'),
  password: md5('better2026'),
  secondPassword: md5('better2026'),
};
const listOf = ({ client }: TestMember) => client.call(calls.passkeys, {});
const count = async (member: TestMember) => (await listOf(member)).length;
/** Everything a confirmation could change. */
const everything = async ({ userId }: TestMember) => [
  await running.platform.db.selectFrom('members').selectAll().where('id', '=', userId).execute(),
  await running.platform.db.selectFrom('passkeys').selectAll().where('member_id', '=', userId).execute(),
];

describe('a passkey', () => {
  it('is added by a code, is listed and logged, notifies phone and mailbox, and is removed by itself', async () => {
    const member = await join();
    const device = await add(member);
    expect(await listOf(member)).toEqual([
      { id: device.id, device: expect.any(String), addedAt: clock.now(), usedAt: 0 },
    ]);
    for (const to of [member.phone, member.email])
      expect(sentBy(running).find(entry => entry.to === to)?.text).toContain('已添加通行密钥');

    clock.advance(1_000);
    const confirmation = await prove(member.client, device, 'remove-passkey');
    await member.client.call(calls.removePasskey, { id: device.id, confirmation, langx: 'zh-TW' });
    expect(await listOf(member)).toEqual([]);
    expect(sentBy(running).find(entry => entry.to === member.email)?.text).toContain('已移除一個通行密鑰');
    const { list } = await member.client.call(userDevices.securityTrail, {});
    expect(list.slice(0, 2).map(({ kind }) => kind)).toEqual(['passkey-removed', 'passkey-added']);
  });

  it('confirms another phone, the login password and another passkey', async () => {
    const member = await join();
    const device = await add(member);
    const { client } = member;
    const permit = await prove(client, device, 'add-passkey');
    const { ticket, options } = await client.call(calls.passkeyRegistration, { confirmation: permit });
    await client.call(calls.addPasskey, { ticket, credential: authenticator(origin).create(options) });
    expect(await count(member)).toBe(2);

    await client.call(bind.bindPassword, {
      ...secret,
      confirmation: await prove(client, device, 'change-password'),
    });
    const phone = '+86 13812345699';
    const proof = await member.ask({ type: 4, via: 'phone', to: phone });
    const confirmation = await prove(client, device, 'change-phone');
    await client.call(bind.bindPhone, { phone, ...proof, confirmation });
    const [used] = (await listOf(member)).filter(({ id }) => id === device.id);
    expect(used?.usedAt).toBe(clock.now());
  });

  it('is kept for another try when the code to the new phone was wrong', async () => {
    const member = await join();
    const device = await add(member);
    const phone = '+86 13812345698';
    const proof = await member.ask({ type: 4, via: 'phone', to: phone });
    const confirmation = await prove(member.client, device, 'change-phone');
    const change = { phone, ...proof, confirmation };
    const poor = { ...change, code: proof.code === '000000' ? '000001' : '000000' };
    expect((await member.client.send(bind.bindPhone, poor)).data).toBeNull();
    await member.client.call(bind.bindPhone, change);
  });

  it('needs a phone or mailbox first, and no member has more than ten', async () => {
    const member = await join();
    const { db } = running.platform;
    const unbound = await joinMember(running, clock, 'passfree01');
    expect((await unbound.client.send(calls.passkeyRegistration, {})).status_code).toBe(
      codeOf('unbound-phone'),
    );

    const device = await add(member);
    const confirmation = await prove(member.client, device, 'add-passkey');
    const { ticket, options } = await member.client.call(calls.passkeyRegistration, { confirmation });
    const again = await member.client.send(calls.addPasskey, { ticket, credential: device.create(options) });
    expect(again).toMatchObject({ status_code: codeOf('data-exists'), data: { reason: 'passkey-known' } });

    const [row] = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('member_id', '=', member.userId)
      .execute();
    if (!row) throw new Error('the passkey is missing');
    const more = Array.from({ length: maxPasskeys - 1 }, (_, n) => ({ ...row, credential_id: `filler${n}` }));
    await db.insertInto('passkeys').values(more).execute();
    const late = await member.client.send(calls.addPasskey, {
      ticket,
      credential: authenticator(origin).create(options),
    });
    expect(late.data).toEqual({ reason: 'passkeys-full' });
    const eleventh = await member.client.send(calls.passkeyRegistration, {
      confirmation: await byCode(member, 8),
    });
    expect(eleventh.data).toEqual({ reason: 'passkeys-full' });
    expect(await count(member)).toBe(maxPasskeys);
  });
});

/** What a confirmation of each purpose is sent with; the rest of the request is right. */
async function requestsOf(
  member: Joined,
  id: string,
): Promise<Record<Purpose, (proof: Proof) => Promise<number>>> {
  const { client } = member;
  const phone = await member.ask({ type: 4, via: 'phone', to: '+86 13812345001' });
  const email = await member.ask({ type: 4, via: 'email', to: 'next@example.com' });
  const code = (answer: Promise<{ status_code: number }>) => answer.then(({ status_code }) => status_code);
  return {
    'change-phone': confirmation =>
      code(client.send(bind.bindPhone, { phone: '+86 13812345001', ...phone, confirmation })),
    'change-email': confirmation =>
      code(client.send(bind.bindEmail, { email: 'next@example.com', ...email, confirmation })),
    'change-password': confirmation => code(client.send(bind.bindPassword, { ...secret, confirmation })),
    'add-passkey': confirmation => code(client.send(calls.passkeyRegistration, { confirmation })),
    'remove-passkey': confirmation => code(client.send(calls.removePasskey, { id, confirmation })),
    'add-payout-account': confirmation =>
      code(
        client.send(contract.bankCard.addAccount, {
          kind: 'bank',
          number: '6222021200000000005',
          confirmation,
        }),
      ),
    'remove-payout-account': confirmation =>
      code(client.send(contract.bankCard.removeAccount, { id, confirmation })),
    'default-payout-account': confirmation =>
      code(client.send(contract.bankCard.setDefaultAccount, { id, confirmation })),
    'withdrawal-password': confirmation =>
      code(client.send(contract.withdrawalPassword.setWithdrawalPassword, { ...secret, confirmation })),
  };
}

describe('an assertion', () => {
  it('for one purpose is refused for every other', async () => {
    const member = await join();
    const device = await add(member);
    const tries = await requestsOf(member, device.id);
    const proofs = await Promise.all(
      passkeyPurposes.map(async purpose => [purpose, await prove(member.client, device, purpose)] as const),
    );
    const before = await everything(member);
    let [pairs, accepted] = [0, 0];
    for (const purpose of passkeyPurposes) {
      for (const [of, proof] of proofs.filter(([of]) => of !== purpose)) {
        pairs += 1;
        const answer = await tries[purpose](proof);
        if (answer !== wrong) throw new Error(`${of} for ${purpose}: ${answer}`);
        if (answer === success) accepted += 1;
      }
    }
    expect({ pairs, accepted }).toEqual({ pairs: 72, accepted: 0 });
    expect(await everything(member)).toEqual(before);
  });

  it('is good once, and not from another session, member, origin or site, late, or unverified', async () => {
    const member = await join();
    const device = await add(member);
    const other = await join();
    const otherDevice = await add(other);
    const { client, elsewhere } = member;
    const purpose = 'remove-passkey';
    const remove = async (confirmation: Proof, from = client) =>
      (await from.send(calls.removePasskey, { id: device.id, confirmation })).status_code;

    const right = await prove(client, device, purpose);
    const theirs = await prove(other.client, otherDevice, purpose);
    const refusedProofs: readonly [string, Proof, TestClient?][] = [
      ['another session', right, elsewhere],
      ['another member', right, other.client],
      ['an assertion of another member', theirs],
      ['the ticket with an assertion of another member', { ...theirs, ticket: right.ticket }],
      ['another ticket', { ...right, ticket: (await prove(client, device, purpose)).ticket }],
      ['another origin', await prove(client, device, purpose, { origin: 'http://evil.example' })],
      ['another host', await prove(client, device, purpose, { rpId: 'evil.example' })],
      ['no user verification', await prove(client, device, purpose, { verified: false })],
      ['another key', { ...right, assertion: { ...otherDevice.get({ challenge: 'x' }), id: device.id } }],
    ];
    for (const [name, proof, from] of refusedProofs)
      expect([name, await remove(proof, from)]).toEqual([name, wrong]);

    const late = await prove(client, device, purpose);
    clock.advance(challengeMs);
    expect(await remove(late)).toBe(codeOf('authentication-code-expired'));

    const begin = (confirmation: Proof) => client.send(calls.passkeyRegistration, { confirmation });
    const once = await prove(client, device, 'add-passkey', { counter: 50 });
    expect((await begin(once)).status_code).toBe(success);
    expect((await begin(once)).status_code).toBe(wrong);
    const back = await prove(client, device, 'add-passkey', { counter: 50 });
    const answer = await begin(back);
    expect(answer).toMatchObject({
      status_code: wrong,
      data: { reason: 'passkey-refused', confirmation: true },
    });
    expect(await count(member)).toBe(1);
  });
});

describe('a registration', () => {
  it('is for its session and used once, and takes no passkey of another origin or without verification', async () => {
    const member = await join();
    const { client, elsewhere } = member;
    const confirmation = await byCode(member, 8);
    const { ticket, options } = await client.call(calls.passkeyRegistration, { confirmation });
    const send = async (request: RequestOf<typeof calls.addPasskey>, from = client) =>
      (await from.send(calls.addPasskey, request)).status_code;
    const device = authenticator(origin);
    const evil = 'http://evil.example';
    expect(await send({ ticket, credential: device.create(options) }, elsewhere)).toBe(wrong);
    expect(await send({ ticket, credential: device.create(options, { origin: evil }) })).toBe(wrong);
    expect(await send({ ticket, credential: device.create(options, { verified: false }) })).toBe(wrong);
    expect(await send({ ticket, credential: device.create({ challenge: 'x' }) })).toBe(wrong);
    expect(await send({ ticket, credential: device.create(options) })).toBe(success);
    expect(await send({ ticket, credential: authenticator(origin).create(options) })).toBe(wrong);
    expect(await count(member)).toBe(1);
  });
});

it('asks no more than 30 times in ten minutes', async () => {
  const limited = await testPlatform({ rateLimitScale: 1 }, { clock });
  const member = await joinMember(limited, clock, 'passlimit1');
  const answers: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const { status_code } = await member.client.send(calls.passkeyChallenge, { purpose: 'change-phone' });
    answers.push(status_code);
  }
  await limited.stop();
  expect(new Set(answers.slice(0, 30))).toEqual(new Set([codeOf('not-found')]));
  expect(answers[30]).toBe(codeOf('frequent-submission'));
});
