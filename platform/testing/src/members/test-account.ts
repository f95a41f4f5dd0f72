import { contract, type RequestOf } from '@lobby/api-client/contract';
import { minute } from '@lobby/calendar';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { manualClock } from '@lobby/platform-kernel/time/clock';
import { type TestClient, testClient } from '../client/test-client.ts';
import { lastCode, sendCodeRequest } from './test-codes.ts';

/** What a code is asked for, by the numbers of `sendCode/two`; 4 goes to what is to be bound, the others to what is. */
export interface CodeOrder {
  readonly type: 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
  readonly via: 'phone' | 'email';
  /** Where the message arrives. */
  readonly to: string;
  /** What it is about besides. */
  readonly about?: RequestOf<typeof contract.userVerification.sendCodeTwo>['about'];
}

/** A member of a test, with what they need to be sent codes. */
export interface TestMember {
  readonly name: string;
  readonly userId: string;
  readonly client: TestClient;
  /** Asks for a code, a minute after whatever came before, and reads it. */
  ask(order: CodeOrder, from?: TestClient): Promise<{ ticket: string; code: string }>;
}

/** Registers a member whose calls go out at the time of the clock. */
export async function joinMember(
  running: RunningPlatform,
  clock: ReturnType<typeof manualClock>,
  name: string,
  password?: string,
): Promise<TestMember> {
  const client = testClient(running.url, '1001', { now: () => clock.now() });
  const { userId } = await client.join(name, password);
  return {
    name,
    userId,
    client,
    async ask({ type, via, to, about }, from = client) {
      clock.advance(minute);
      const fields = { number: type === 4 ? to : 'bound', name, codeId: '' };
      const request = await sendCodeRequest(fields, { type, cate: via === 'phone' ? 0 : 1 });
      const { ticket } = await from.call(contract.userVerification.sendCodeTwo, { ...request, about });
      return { ticket, code: lastCode(running, to) };
    },
  };
}
