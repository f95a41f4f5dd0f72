import { contract } from '@lobby/api-client/contract';
import type { RunningPlatform } from '@lobby/platform/platform';
import type { manualClock } from '@lobby/platform-kernel/time/clock';
import { md5, type TestClient } from '../client/test-client.ts';
import type { CodeOrder, TestMember } from '../members/test-account.ts';
import { lastCode, sendCodeRequest } from '../members/test-codes.ts';

const { userRecovery: forget, userSession, userVerification, withdrawalPassword } = contract;

/** A ticket, and the code that was sent for it. */
export interface Proof {
  readonly ticket: string;
  readonly code: string;
}

/** Six digits, for the tickets that no code is sent for. */
const noCode = '000000';

/** Somebody with phone and mailbox, what they could bind instead, and the browser they ask from. */
export interface Holder {
  readonly member: TestMember;
  readonly client: TestClient;
  readonly phone: string;
  readonly email: string;
  readonly nextPhone: string;
  readonly nextEmail: string;
  /** What their codes are about, where a purpose leaves a choice; `codeSubject` unless given. */
  readonly subject?: typeof codeSubject;
}

/** How the ids of the devices begin on which a member at the device limit is logged in. */
export const otherDevice = 'other device';

/** The session of a member at the device limit on the device of this number, from 1. */
export const otherSession = (userId: string, n: number) => `session ${n} of ${userId}`;

const vias = ['phone', 'email'] as const;

/** `type` of `sendCode/two`, all of them; a new one is tried as soon as the contract has it. */
export const memberTypes = contract.userVerification.sendCodeTwo.request.entries.type.options.filter(
  (type): type is CodeOrder['type'] => type > 3,
);

/** Everything a code or ticket is given for, "4 phone" for a code of type 4 to a phone; `proven`: the ticket a right code became. */
export const sources = [
  ...memberTypes.flatMap(type => vias.map(via => `${type} ${via}` as const)),
  ...vias.map(via => `15 ${via} proven` as const),
  ...vias.map(via => `recovery ${via}` as const),
  ...vias.map(via => `recovery ${via} proven` as const),
  'new device',
  'device-limit',
] as const;
export type Source = (typeof sources)[number];

/** An account, and a withdrawal of yuan to it. */
export const codeSubject = { accountId: 'card01', amount: '100' };

/** What a code of this type is about besides. */
function aboutOf(type: CodeOrder['type'], { subject = codeSubject }: Holder): CodeOrder['about'] {
  if (type === 12) return subject;
  return type === 13 || type === 14 ? { accountId: subject.accountId } : undefined;
}

/** Asks for a code as a member and their pages would, a minute after the one before. */
export async function obtain(
  running: RunningPlatform,
  clock: ReturnType<typeof manualClock>,
  source: Source,
  holder: Holder,
): Promise<Proof> {
  if (source === 'new device') return challenge(running, clock, holder);
  if (source === 'device-limit') return tooManyDevices(running, clock, holder);
  const [of, via, proven] = source.split(' ') as [string, 'phone' | 'email', 'proven' | undefined];
  if (of === 'recovery') return recovery(running, clock, holder, via, proven !== undefined);
  const type = Number(of) as CodeOrder['type'];
  const next = via === 'phone' ? holder.nextPhone : holder.nextEmail;
  const order = { type, via, to: type === 4 ? next : holder[via], about: aboutOf(type, holder) };
  const proof = await holder.member.ask(order, holder.client);
  if (!proven) return proof;
  const checked = await holder.client.call(withdrawalPassword.checkWithdrawalPasswordCode, { via, ...proof });
  return { ticket: checked.ticket, code: noCode };
}

async function recovery(
  running: RunningPlatform,
  clock: ReturnType<typeof manualClock>,
  { member: { name }, client, phone, email }: Holder,
  via: 'phone' | 'email',
  isProven: boolean,
): Promise<Proof> {
  clock.advance(60_000);
  const [byPhone, byEmail] = [
    { name, phone },
    { name, email },
  ];
  const { ticket } =
    via === 'phone'
      ? await client.call(forget.forgetByPhoneOne, byPhone)
      : await client.call(forget.forgetByEmailOne, byEmail);
  const proof = { ticket, code: lastCode(running, via === 'phone' ? phone : email) };
  if (!isProven) return proof;
  const proven =
    via === 'phone'
      ? await client.call(forget.forgetByPhoneTwo, { ...byPhone, ...proof })
      : await client.call(forget.forgetByEmailTwo, { ...byEmail, ...proof });
  return { ticket: proven.ticket, code: noCode };
}

/** What a login is refused with, on the device of the holder. */
async function refusedLogin({ member, client }: Holder) {
  const { data } = await client.send(userSession.login, { name: member.name, password: md5('lobby2026x') });
  return data as unknown as { codeId: string };
}

async function challenge(
  running: RunningPlatform,
  clock: ReturnType<typeof manualClock>,
  holder: Holder,
): Promise<Proof> {
  const { member, client, phone } = holder;
  const { db } = running.platform;
  await db.deleteFrom('known_devices').where('member_id', '=', member.userId).execute();
  const { codeId } = await refusedLogin(holder);
  clock.advance(60_000);
  const fields = { number: phone.slice(7, 11), name: member.name, codeId };
  await client.call(userVerification.sendCodeOne, await sendCodeRequest(fields, { type: 3 }));
  return { ticket: codeId, code: lastCode(running, phone) };
}

/** The ticket of a login that finds five other devices logged in. */
async function tooManyDevices(
  running: RunningPlatform,
  clock: ReturnType<typeof manualClock>,
  holder: Holder,
): Promise<Proof> {
  const { db } = running.platform;
  const { userId } = holder.member;
  const at = BigInt(clock.now());
  const known = { member_id: userId, device_id: holder.client.deviceId, seen_at: at };
  await db
    .insertInto('known_devices')
    .values(known)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', userId)
    .where('device_id', 'like', `${otherDevice}%`)
    .execute();
  const session = { site_id: '1001', member_id: userId, device_label: '', masked_ip: '' };
  for (const n of [1, 2, 3, 4, 5]) {
    const own = {
      id: otherSession(userId, n),
      device_id: `${otherDevice} ${n}`,
      created_at: at,
      seen_at: at,
    };
    await db
      .insertInto('sessions')
      .values({ ...session, ...own })
      .execute();
  }
  const { codeId } = await refusedLogin(holder);
  return { ticket: codeId, code: noCode };
}
