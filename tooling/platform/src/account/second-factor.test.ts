import { type Call, contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handClock } from '../kernel/clock.ts';
import type { RunningPlatform } from '../platform.ts';
import { joinMember, type TestMember } from '../testing/test-account.ts';
import { md5, testClient } from '../testing/test-client.ts';
import { testPlatform } from '../testing/test-platform.ts';

const rows = Object.values(contract).flatMap(resource => Object.values<Call>(resource));
const { userBinding: bind, userRecovery: forget } = contract;
const [phone, email] = ['+86 13812340001', 'factor01@example.com'];

const changed = { password: md5('better2026'), secondPassword: md5('better2026') };
const passwords = { ...changed, oldPassword: md5('lobby2026x') };
/** A ticket and a code as good as a thief's. */
const forged = { ticket: 'x'.repeat(43), code: '000000' };
const newPhone = { phone: '+86 13812340002', ...forged };

/** Everything a thief with a session can send for each call that decides where codes or money go. */
const withoutFactor: ReadonlyMap<Call, readonly object[]> = new Map<Call, readonly object[]>([
  [bind.bindPhone, [newPhone, { ...newPhone, confirmation: { via: 'phone', ...forged } }]],
  [bind.bindEmail, [{ email: 'thief@example.com', ...forged }]],
  [bind.bindFromDeposit, [{ realName: '林乔', ...newPhone }]],
  [bind.bindPassword, [passwords]],
  [bind.bindPasswordByPhone, [{ ...passwords, ...forged }]],
  [bind.bindPasswordByEmail, [{ ...passwords, ...forged }]],
  [forget.forgetByPhoneThree, [{ name: 'factor01', phone, ...changed, ticket: forged.ticket }]],
  [forget.forgetByEmailThree, [{ name: 'factor01', email, ...changed, ticket: forged.ticket }]],
]);

/** Calls with such a name that decide nothing of the kind. */
const harmless: readonly Call[] = [
  // Each is set once, and says nothing of where codes go.
  bind.bindOther,
];

describe('the calls that decide where codes or money go', () => {
  it('are marked in the contract, by their names too', () => {
    const named = rows.filter(({ path }) =>
      /bind|\/pwd\/|forgetBy\w+\/three|bankCard|vCurrency|withdraw/i.test(path),
    );
    const unmarked = named.filter(row => row.secondFactor !== true && !harmless.includes(row));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
  });

  it('have an attempt each in this test', () => {
    const marked = rows.filter(row => row.secondFactor).map(({ path }) => path);
    expect(marked.sort()).toEqual([...withoutFactor.keys()].map(({ path }) => path).sort());
  });
});

describe('for a member with phone or mailbox', () => {
  const clock = handClock(Date.now());
  let running: RunningPlatform;
  let member: TestMember;
  beforeAll(async () => {
    running = await testPlatform({}, { clock });
    member = await joinMember(running, clock, 'factor01');
  });
  afterAll(() => running.stop());

  const everything = () =>
    running.platform.db.selectFrom('members').selectAll().where('id', '=', member.userId).execute();
  const refusals = (
    ['phone-verification-required', 'authentication-code-error', 'unbound-phone', 'data-exists'] as const
  ).map(codeOf);

  describe.each([
    ['a phone', { phone, email: '' }],
    ['a mailbox', { phone: '', email }],
    ['both', { phone, email }],
  ])('%s', (_, bound) => {
    it.each([...withoutFactor].map(([call, requests]) => [call.path, call, requests] as const))(
      '%s is refused without the code, from any device, and changes nothing',
      async (_path, call, requests) => {
        await running.platform.db.updateTable('members').set(bound).where('id', '=', member.userId).execute();
        const before = await everything();
        const thief = testClient(running.url, '1001', { now: () => clock.now() });
        thief.token = member.client.token;
        for (const client of [member.client, thief]) {
          for (const request of requests) {
            const { status_code, data } = await client.send(call, request);
            const unboundMail = (data as { reason?: string } | null)?.reason === 'email-unbound';
            expect(unboundMail || refusals.includes(status_code)).toBe(true);
          }
        }
        expect(await everything()).toEqual(before);
      },
    );
  });
});
