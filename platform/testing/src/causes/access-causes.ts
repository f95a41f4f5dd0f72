import { contract } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import { md5, type TestClient } from '../client/test-client.ts';
import { otherSession } from '../codes/code-sources.ts';
import type { TestMember } from '../members/test-account.ts';
import { otherCode, sendCodeRequest } from '../members/test-codes.ts';
import { type CauseStage, type Causes, elsewhere, password } from './cause-stage.ts';

const { userBinding, userSession, userVerification } = contract;

/** What leads to the codes of registration, login and verification. */
export function accessCauses(stage: CauseStage): Causes {
  const { running, clock, newName, newPhone, clientOf, told, join, reachable, account, login } = stage;

  /** Logs in as a member with a phone; `change` makes it unusual. */
  async function unusual(change: (client: TestClient, name: string) => Promise<TestClient>) {
    const name = newName();
    const own = clientOf();
    await own.join(name);
    const phone = newPhone();
    await running.platform.db.updateTable('members').set({ phone }).where('name', '=', name).execute();
    return login(await change(own, name), name);
  }

  /** Asks for a code to bind a phone with, and uses a wrong one so many times. */
  async function wrongCodes(times: number) {
    const member = await join();
    const phone = newPhone();
    const { ticket, code } = await member.ask({ type: 4, via: 'phone', to: phone });
    const use = (typed: string) => told(member.client, userBinding.bindPhone, { phone, ticket, code: typed });
    let last: string | undefined;
    for (let n = 0; n < times; n++) last = await use(otherCode(code));
    return { last, use, code };
  }

  async function askCode(member: TestMember) {
    const request = await sendCodeRequest({ number: 'bound', name: member.name, codeId: '' }, { type: 5 });
    return told(member.client, userVerification.sendCodeTwo, request);
  }

  return {
    'login-expired': () => told(clientOf(), userSession.memberInfo, {}),
    'invalid-credentials': () => login(clientOf(), 'nobody1'),
    async 'data-exists'() {
      const taken = account();
      await clientOf().call(userSession.register, taken);
      return told(clientOf(), userSession.register, taken);
    },
    'unbound-phone': async () => askCode(await join()),
    'phone-verification-required': async () =>
      told((await reachable()).client, userBinding.bindPassword, {
        oldPassword: password,
        password: md5('another26'),
        secondPassword: md5('another26'),
      }),
    async 'graphic-verification'() {
      const picture = { kaptchcate: 1 as const, codeId: 'none', code: 'ABCDE.1' };
      return told(clientOf({ siteId: '1002' }), userSession.register, { ...account(), ...picture });
    },
    'rapid-verification': () => told(clientOf({ siteId: '1002' }), userSession.register, account()),
    'ip-not-passed': () => unusual(async ({ deviceId }) => clientOf({ ip: elsewhere, deviceId })),
    'device-not-passed': () => unusual(async () => clientOf()),
    'device-and-ip-not-passed': () => unusual(async () => clientOf({ ip: elsewhere })),
    'long-time-not-logged-in': () =>
      unusual(async own => {
        clock.advance(31 * 24 * 60 * minute);
        return own;
      }),
    'risky-login': () =>
      unusual(async (own, name) => {
        for (let n = 0; n < 5; n++) await login(own, name, `guess${n}`);
        return own;
      }),
    async 'max-phone-attempts'() {
      const { name } = await reachable();
      const client = clientOf({ ip: elsewhere });
      const { data } = await client.send(userSession.login, { name, password });
      const { codeId } = data as unknown as { codeId: string };
      const guess = async (number: string) =>
        told(
          client,
          userVerification.sendCodeOne,
          await sendCodeRequest({ number, name, codeId }, { type: 3 }),
        );
      for (const number of ['0001', '0002', '0003', '0004', '0005']) await guess(number);
      return guess('0006');
    },
    'authentication-code-error': async () => (await wrongCodes(1)).last,
    'authentication-locked': async () => (await wrongCodes(5)).last,
    async 'authentication-code-expired'() {
      const { use, code } = await wrongCodes(0);
      clock.advance(11 * minute);
      return use(code);
    },
    async 'too-many-devices'() {
      const member = await reachable();
      const at = BigInt(clock.now());
      for (const n of [1, 2, 3, 4, 5])
        await running.platform.db
          .insertInto('sessions')
          .values({
            id: otherSession(member.userId, n),
            ...{ site_id: '1001', member_id: member.userId, device_id: `other device ${n}` },
            ...{ device_label: '', masked_ip: '', created_at: at, seen_at: at },
          })
          .execute();
      return login(member.client, member.name);
    },
    async 'sixty-second-limit'() {
      const member = await reachable();
      await askCode(member);
      return askCode(member);
    },
    async 'password-check-failure'() {
      const next = { password: md5('another26'), secondPassword: md5('another26') };
      return told((await join()).client, userBinding.bindPassword, {
        ...next,
        oldPassword: md5('wrong2026'),
      });
    },
  };
}
