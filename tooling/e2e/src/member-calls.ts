import { contract } from '@lobby/api-client/contract';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { sendCodeRequest } from '@lobby/platform-testing/members/test-codes';
import { rememberSecret } from './canaries.ts';
import type { JoinedMember } from './joined-member.ts';
import { siteIdOf } from './member.ts';
import type { SiteOptions } from './options.ts';
import type { Outbox } from './outbox.ts';
import type { SiteFixtures, WorkerFixtures } from './site-test.ts';

interface Caller extends Pick<WorkerFixtures, 'world'>, Pick<SiteFixtures, 'time'> {
  readonly member: JoinedMember;
}

/** The calls of a member who is logged in, through the API, for what a journey is not about. */
export function memberClient({ world, time, member }: Caller, brand: SiteOptions['brand']): TestClient {
  const { token, deviceId } = member;
  return Object.assign(testClient(world.platform, siteIdOf(brand), { now: time.now, deviceId }), { token });
}

/** Deposits through the API, paid in the bank app at once. @param yuan "200"; at most "5000". @returns fen that are credited. */
export async function payDeposit(
  client: TestClient,
  { payments }: WorkerFixtures['world'],
  yuan: string,
): Promise<number> {
  const order = await client.call(contract.payment.pay, { channelId: 'alipay-1', amount: yuan });
  const { amount } = payments.pay(order.orderId);
  await payments.deliver();
  return Math.round(Number(amount) * 100);
}

/** Binds a first phone through the API. @param number of no other test: "13912345607". */
export async function bindPhone(
  client: TestClient,
  { name, number, outbox }: { readonly name: string; readonly number: string; readonly outbox: Outbox },
  brand: SiteOptions['brand'],
): Promise<void> {
  rememberSecret(number);
  const phone = `+86 ${number}`;
  const fields = { number: phone, name, codeId: '' };
  const request = await sendCodeRequest(fields, { type: 4, cate: 0, siteId: siteIdOf(brand) });
  const { ticket } = await client.call(contract.userVerification.sendCodeTwo, request);
  const code = await outbox.receiveCode('sms', phone);
  await client.call(contract.userBinding.bindPhone, { phone, ticket, code });
}
