import { randomUUID } from 'node:crypto';
import { contract } from '@lobby/api-client/contract';
import { startPaymentProvider } from '@lobby/payment-provider';
import type { DepositConfig } from '@lobby/platform-cashier/deposits/deposit-config';
import { depositsDomain } from '@lobby/platform-cashier/deposits/deposits.domain';
import { depositBook } from '@lobby/platform-cashier/deposits/orders/deposit-book';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import { withdrawalsOfMember } from '@lobby/platform-cashier/withdrawals/withdrawals-of-member';
import { accessDomain } from '@lobby/platform-identity/access.domain';
import { accountDomain } from '@lobby/platform-identity/account/account.domain';
import { membersDomain } from '@lobby/platform-identity/members/members.domain';
import { securityLogDomain } from '@lobby/platform-identity/security-log/security-log.domain';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { protectionDomain } from '@lobby/platform-protection/protection.domain';
import { testClient } from '../client/test-client.ts';
import { bindAlone } from '../members/bind-alone.ts';
import { movableClock } from '../server/movable-clock.ts';
import { testPlatform } from '../server/test-platform.ts';
import { depositSecret, paymentsAt } from './payments-at.ts';

interface TestPayments extends Partial<DepositConfig> {
  /** Where the platform looks for the provider, when not where it is; undefined: nowhere. */
  readonly providerUrl?: string | undefined;
  readonly secrets?: readonly string[];
}

/**
 * A platform and its payment provider on one clock; callbacks are delivered when `settle` is called.
 * @param more domains beside those that deposits need.
 */
export async function testDeposits(
  { secrets, ...config }: TestPayments = {},
  more: readonly DomainFactory[] = [],
) {
  const clock = movableClock();
  const now = () => clock.now();
  let providerAheadMs = 0;
  const provider = await startPaymentProvider({
    ...{ secret: depositSecret, byHand: true },
    now: () => now() + providerAheadMs,
  });
  const { providerUrl, ...changed } = { providerUrl: provider.url, ...config };
  const payments = paymentsAt(providerUrl, secrets);
  const domains = [
    accessDomain,
    membersDomain,
    accountDomain(withdrawalsOfMember, () => bindAlone),
    securityLogDomain,
    depositsDomain,
    protectionDomain(async () => true, depositBook),
    ...more,
  ];
  const running = await testPlatform(
    { ...payments, deposits: { ...payments.deposits, ...changed }, logLevel: 'silent' },
    { clock, domains },
  );
  const callbackUrl = `${running.url}/callback/payment/${code}`;
  provider.callbacksTo(callbackUrl);
  let members = 0;

  return {
    clock,
    provider,
    running,
    callbackUrl,
    /** The provider's clock is so far ahead of the platform's from here on; behind, where it is negative. */
    setProviderAhead(ms: number) {
      providerAheadMs = ms;
    },
    /** A new member, with a bound real name unless it is empty. */
    async join(realName = '张伟') {
      const client = testClient(running.url, '1001', { now });
      const name = `payer${++members}`;
      const { userId } = await client.join(name);
      const { db } = running.platform;
      await db.updateTable('members').set({ real_name: realName }).where('id', '=', userId).execute();
      return Object.assign(client, { userId, name });
    },
    /** Delivers the callbacks and does what the platform would do by and by. */
    async settle() {
      await provider.deliver();
      await running.catchUp();
    },
    async stop() {
      await running.stop();
      await provider.stop();
    },
  };
}

export type TestDeposits = Awaited<ReturnType<typeof testDeposits>>;
export type Payer = Awaited<ReturnType<TestDeposits['join']>>;

const figures = [...'一二三四五六七八九十'];
let named = 0;

/** A real name that no other member of this process has: payments are distinguished by it. */
export function newName(): string {
  named += 1;
  return `张${Array.from(String(named), digit => figures[Number(digit)]).join('')}`;
}

/** Opens an order and answers it. */
export const order = (payer: Payer, channelId: string, amount: string, signal = '') =>
  payer.call(contract.payment.pay, { channelId, amount, signal }, { requestId: randomUUID() });
