import { type Call, contract, type RequestOf } from '@lobby/api-client/contract';
import { entryOf, type ResultName } from '@lobby/api-client/result-codes';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { manualClock } from '@lobby/platform-kernel/time/clock';
import { sendForm } from '../client/send-form.ts';
import { md5, type TestClient, testClient } from '../client/test-client.ts';
import { joinMember, type TestMember } from '../members/test-account.ts';

/** What leads to result codes: each does it, and tells the name of the code that was answered. */
export type Causes = Partial<Record<ResultName, () => Promise<string | undefined>>>;

/** The password of everybody here, as the wire has it. */
export const password = md5('lobby2026x');
export const elsewhere = '198.51.100.9';
const home = '203.0.113.7';

interface From {
  readonly siteId?: string;
  readonly ip?: string;
  readonly country?: string;
  readonly deviceId?: string | undefined;
}

/** Callers, members and an operator of a running platform, behind a proxy that says where a caller is. */
export function causeStage(running: RunningPlatform, clock: ReturnType<typeof manualClock>) {
  let count = 0;
  const newName = () => `cause${++count}`;
  const newPhone = () => `+86 138${String(10_000_000 + ++count)}`;

  const clientOf = ({ siteId, ip = home, country = '', deviceId }: From = {}) =>
    testClient(running.url, siteId, {
      now: () => clock.now(),
      deviceId,
      headers: { 'x-forwarded-for': ip, 'cf-ipcountry': country },
    });

  /** The name of what a call is answered with. */
  async function told<C extends Call>(
    client: TestClient,
    call: C,
    request: RequestOf<C>,
    options: Parameters<TestClient['send']>[2] = {},
  ) {
    return entryOf((await client.send(call, request, options)).status_code)?.name;
  }

  const join = () => joinMember(running, clock, newName());
  const set = (member: TestMember, facts: { phone?: string; frozen_at?: bigint }) =>
    running.platform.db.updateTable('members').set(facts).where('id', '=', member.userId).execute();

  return {
    running,
    clock,
    newName,
    newPhone,
    clientOf,
    told,
    join,
    set,
    /** A member with a phone. */
    async reachable(): Promise<TestMember> {
      const member = await join();
      await set(member, { phone: newPhone() });
      return member;
    },
    account: () => ({ name: newName(), password, secondPassword: password }),
    login: (client: TestClient, name: string, wrong = '') =>
      told(client, contract.userSession.login, { name, password: wrong === '' ? password : md5(wrong) }),
    /** Sends a form of the operator's console. */
    operate: (path: string, fields: Record<string, string>) => sendForm(running.url, path, fields),
  };
}

export type CauseStage = ReturnType<typeof causeStage>;
