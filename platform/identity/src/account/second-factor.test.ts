import { type Call, contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, testClient } from '@lobby/platform-testing/client/test-client';
import { authenticator } from '@lobby/platform-testing/members/authenticator';
import { joinMember, type TestMember } from '@lobby/platform-testing/members/test-account';
import { giveWithdrawalAccount } from '@lobby/platform-testing/money/test-withdrawals';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const rows = Object.values(contract).flatMap(resource => Object.values<Call>(resource));
const { userBinding: bind, userPasskeys: passkeys, userRecovery: forget } = contract;
const { bankCard: cards, withdrawalPassword: withdrawal } = contract;
const [phone, email] = ['+86 13812340001', 'factor01@example.com'];

const changed = { password: md5('better2026'), secondPassword: md5('better2026') };
const passwords = { ...changed, oldPassword: md5('lobby2026x') };
type Proof = Awaited<ReturnType<TestMember['ask']>>;
const digits = { password: md5('314159'), secondPassword: md5('314159') };
/** A ticket and a code as good as a guess. */
const forged: Proof = { ticket: 'x'.repeat(43), code: '000000' };
const thief = { phone: '+86 13812340002', email: 'thief@example.com' };
const confirmation = { via: 'phone', ...forged };
const device = authenticator('http://localhost:4100');
const byPasskey = {
  via: 'passkey',
  ticket: forged.ticket,
  assertion: device.get({ challenge: forged.ticket }),
};
const confirmations = [{}, { confirmation }, { confirmation: byPasskey }];
const toThief = {
  phone: { type: 4, via: 'phone', to: thief.phone },
  email: { type: 4, via: 'email', to: thief.email },
} as const;

interface Attempt {
  readonly call: Call;
  /** What the thief can be sent a code for: their own phone or mailbox. */
  readonly own?: 'phone' | 'email';
  /** What the member has bound besides. */
  readonly member?: { readonly real_name: string };
  /** The payloads to try, with the right code of `own`, or a guess. */
  readonly send: (proof: Proof) => readonly object[];
}

/** Everything somebody with the session, and phones of their own, can try for each call that decides where codes or money go. */
const attempts: readonly Attempt[] = [
  {
    call: bind.bindPhone,
    own: 'phone',
    send: proof => [
      { phone: thief.phone, ...proof },
      { phone: thief.phone, ...proof, confirmation },
      { phone: thief.phone, ...proof, confirmation: byPasskey },
      { phone: thief.phone, ...proof, confirmation: { via: 'phone', ...proof } },
      { phone: thief.phone, ...proof, confirmation: { via: 'email', ...proof } },
    ],
  },
  {
    call: bind.bindEmail,
    own: 'email',
    send: proof => [
      { email: thief.email, ...proof },
      { email: thief.email, ...proof, confirmation },
    ],
  },
  {
    call: bind.bindFromDeposit,
    own: 'phone',
    send: proof => [{ realName: '林乔', phone: thief.phone, ...proof }],
  },
  { call: bind.bindPassword, send: () => [passwords, { ...passwords, confirmation: byPasskey }] },
  { call: bind.bindPasswordByPhone, own: 'phone', send: proof => [{ ...passwords, ...proof }] },
  { call: bind.bindPasswordByEmail, own: 'email', send: proof => [{ ...passwords, ...proof }] },
  {
    call: forget.forgetByPhoneThree,
    send: ({ ticket }) => [{ name: 'factor01', phone, ...changed, ticket }],
  },
  {
    call: forget.forgetByEmailThree,
    send: ({ ticket }) => [{ name: 'factor01', email, ...changed, ticket }],
  },
  { call: passkeys.passkeyRegistration, send: () => confirmations },
  {
    call: passkeys.addPasskey,
    send: ({ ticket }) => [{ ticket, credential: device.create({ challenge: ticket }) }],
  },
  {
    call: passkeys.removePasskey,
    send: () => confirmations.map(one => ({ ...one, id: device.id })),
  },
  {
    call: cards.addAccount,
    member: { real_name: '林乔' },
    send: () => confirmations.map(one => ({ ...one, kind: 'bank', number: '6222021200000000005' })),
  },
  { call: cards.removeAccount, send: () => confirmations.map(one => ({ ...one, id: 'card01' })) },
  { call: cards.setDefaultAccount, send: () => confirmations.map(one => ({ ...one, id: 'card01' })) },
  {
    call: withdrawal.setWithdrawalPassword,
    send: () =>
      confirmations.flatMap(one => [
        { ...one, ...digits },
        { ...one, ...digits, oldPassword: md5('271828') },
      ]),
  },
  {
    call: withdrawal.checkWithdrawalPasswordCode,
    send: proof => [
      { via: 'phone', ...proof },
      { via: 'email', ...proof },
    ],
  },
  {
    call: withdrawal.resetWithdrawalPassword,
    send: ({ ticket }) => [
      { ...digits, via: 'phone', ticket },
      { ...digits, via: 'email', ticket },
    ],
  },
  {
    call: contract.withdraw.withdrawNew,
    send: () =>
      [{}, { confirmation }, { password: md5('271828') }, { password: md5('271829'), confirmation }].map(
        one => ({
          ...one,
          accountId: 'card01',
          amount: '100',
        }),
      ),
  },
];

/** Calls with such a name that decide nothing of the kind. */
const harmless: readonly Call[] = [
  // Each is set once, and says nothing of where codes go.
  bind.bindOther,
  // They only read.
  cards.memberAccounts,
  cards.banks,
  contract.virtualCurrency.virtualCurrencies,
  contract.withdraw.withdrawalKinds,
  contract.withdraw.withdrawInfo,
  contract.withdraw.usdtWithdrawInfo,
  contract.withdraw.withdrawOrderInfo,
];

describe('the calls that decide where codes or money go', () => {
  it('are marked in the contract, by their names too', () => {
    const named = rows.filter(({ path }) =>
      /bind|(add|remove)Passkey|passkeyReg|\/pwd\/|forgetBy\w+\/three|bankCard|vCurrency|withdraw/i.test(
        path,
      ),
    );
    const unmarked = named.filter(row => row.secondFactor !== true && !harmless.includes(row));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it('have an attempt each in this test', () => {
    const marked = rows.filter(row => row.secondFactor).map(({ path }) => path);
    expect(marked.sort()).toEqual(attempts.map(({ call }) => call.path).sort());
  });
});

describe('for a member with phone or mailbox', () => {
  const clock = manualClock(Date.now());
  let running: RunningPlatform;
  let member: TestMember;
  beforeAll(async () => {
    running = await testPlatform({}, { clock });
    member = await joinMember(running, clock, 'factor01');
    await giveWithdrawalAccount(running, member, clock.now());
  });
  afterAll(() => running.stop());

  const everything = () => {
    const { db } = running.platform;
    return Promise.all([
      db.selectFrom('members').selectAll().where('id', '=', member.userId).execute(),
      db.selectFrom('withdrawal_accounts').selectAll().where('member_id', '=', member.userId).execute(),
      db.selectFrom('withdrawal_passwords').select(['member_id', 'hash']).execute(),
      db.selectFrom('withdrawals').selectAll().where('member_id', '=', member.userId).execute(),
    ]);
  };
  const refusals = (
    [
      'phone-verification-required',
      'authentication-code-error',
      'unbound-phone',
      'data-exists',
      'password-check-failure',
      'locking-unavailable',
    ] as const
  ).map(codeOf);

  /** Sends all that can be tried, and expects that it is refused and changes nothing. */
  async function tryInVain(client: TestMember['client'], { call, own, send }: Attempt): Promise<void> {
    const before = await everything();
    const proof = own ? await member.ask(toThief[own], client) : forged;
    for (const request of send(proof)) {
      const { status_code, data } = await client.send(call, request);
      const unboundMail = (data as { reason?: string } | null)?.reason === 'email-unbound';
      expect(unboundMail || refusals.includes(status_code)).toBe(true);
    }
    expect(await everything()).toEqual(before);
  }

  describe.each([
    ['a phone', { phone, email: '' }],
    ['a mailbox', { phone: '', email }],
    ['both', { phone, email }],
  ])('%s', (_, bound) => {
    it.each(attempts.map(attempt => [attempt.call.path, attempt] as const))(
      '%s is refused without the code sent there, from any device, and changes nothing',
      async (_path, { call, own, member: more, send }) => {
        const set = { real_name: '', ...bound, ...more };
        await running.platform.db.updateTable('members').set(set).where('id', '=', member.userId).execute();
        const elsewhere = testClient(running.url, '1001', { now: () => clock.now() });
        elsewhere.token = member.client.token;
        for (const client of [member.client, elsewhere]) await tryInVain(client, { call, own, send });
      },
    );
  });

  describe('who bound the phone in this session just now', () => {
    // A first mailbox is what the fresh proof confirms.
    const others = attempts.filter(({ call }) => call !== bind.bindEmail);
    beforeEach(async () => {
      const members = running.platform.db.updateTable('members').where('id', '=', member.userId);
      await members.set({ phone: '', email: '', real_name: '' }).execute();
      const proof = await member.ask({ type: 4, via: 'phone', to: phone });
      await member.client.call(bind.bindPhone, { phone, ...proof });
    });

    it.each(others.map(attempt => [attempt.call.path, attempt] as const))(
      '%s needs its own code all the same',
      async (_path, attempt) => {
        await running.platform.db
          .updateTable('members')
          .set({ real_name: '', ...attempt.member })
          .where('id', '=', member.userId)
          .execute();
        await tryInVain(member.client, attempt);
        expect((await member.client.call(contract.userSession.memberInfo, {})).provenUntil).toBeDefined();
      },
    );
  });
});
