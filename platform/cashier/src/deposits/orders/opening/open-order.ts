import { parseRate, usdtOfOrder, usdtToFen } from '@lobby/funds';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import { beginIn } from '@lobby/platform-kernel/state-machine/state-machine';
import type { Transaction } from 'kysely';
import type { Payee } from '../../../providers/channel.ts';
import type { DepositConfig } from '../../deposit-config.ts';
import { usdtRate } from '../../exchange-rate.ts';
import { heldAfterMs } from '../order-row.ts';
import { orderStates } from '../order-states.ts';
import { checkAmount } from './check-amount.ts';
import { checkMember, refuseMany, refuseOverLimit, refusePaused, refuseSecond } from './may-open.ts';
import { bindSignal } from './signal-codes.ts';
import { reserveUniqueCents } from './unique-cents.ts';

type Trx = Transaction<Tables>;

/** How long the rate of an order in USDT is kept, ms. */
const rateLockMs = 15 * 60_000;
/** The provider is asked for the first time so long after the order was opened, ms. */
const firstAskMs = 60_000;

/** What an order is opened for. */
export interface NewDepositOrder {
  readonly siteId: string;
  readonly memberId: string;
  readonly channelId: string;
  readonly amount: string;
  readonly signal: string;
  readonly now: number;
}

/**
 * Opens a deposit order. A member may have one open order per method. The provider is notified after the transaction.
 * @throws Refusal not-found, warning, access-denied, invalid-parameter with the reason, data-exists with the open
 *   order, frequent-submission, bind-real-name.
 */
export async function openDepositOrder(
  trx: Trx,
  config: DepositConfig,
  asked: NewDepositOrder,
): Promise<{ orderId: string }> {
  const { siteId, memberId, now } = asked;
  const channel = config.channels.find(({ id }) => id === asked.channelId);
  if (!channel) throw new Refusal('not-found');
  const { method, route } = channel;
  await lockMember(trx, memberId);
  await refusePaused(trx, asked);
  await checkMember(trx, channel, memberId);
  const amount = checkAmount(channel, asked.amount);
  await refuseSecond(trx, asked, method);
  await refuseMany(trx, asked);
  await refuseOverLimit(trx, asked, amount);

  const orderId = newOrderNumber('D', now);
  const expiresAt = now + channel.openForMs;
  const reserved =
    route.by === 'unique-cents'
      ? await takePayee(trx, route.payees, { amount, memberId, now, heldUntil: expiresAt + heldAfterMs })
      : undefined;
  const usdt = route.by === 'address' ? await inUsdt(trx, config, asked, amount) : undefined;
  if (reserved) await refuseOverLimit(trx, asked, reserved.payAmount);
  if (usdt) await refuseOverLimit(trx, asked, usdt.worth);
  await trx
    .insertInto('deposit_orders')
    .values({
      id: orderId,
      site_id: siteId,
      member_id: memberId,
      channel_id: channel.id,
      method,
      provider: channel.provider,
      state: 'waiting',
      amount,
      pay_amount: reserved?.payAmount ?? amount,
      bonus_rate: channel.bonusRate,
      usdt_amount: usdt?.micro ?? null,
      rate: usdt?.rate ?? '',
      rate_until: BigInt(usdt ? now + rateLockMs : 0),
      payee_account: reserved?.payee.account ?? '',
      confirmations_needed: route.by === 'address' ? route.confirmations : 0,
      credited: null,
      created_at: BigInt(now),
      expires_at: BigInt(expiresAt),
      ended_at: null,
      ask_at: BigInt(now + firstAskMs),
    })
    .execute();
  await beginIn(trx, orderStates, orderId, { to: 'waiting', source: 'member', at: now });
  if (asked.signal !== '' && method === 'bank') {
    await bindSignal(trx, { siteId, memberId, orderId, signal: asked.signal, now, expiresAt });
  }
  return { orderId };
}

async function takePayee(
  trx: Trx,
  payees: readonly Payee[],
  wanted: { amount: bigint; memberId: string; now: number; heldUntil: number },
) {
  for (const payee of payees) {
    const payAmount = await reserveUniqueCents(trx, { ...wanted, account: payee.account });
    if (payAmount !== undefined) return { payee, payAmount };
  }
  throw new Refusal('warning', { reason: 'channel-full' });
}

async function inUsdt(trx: Trx, config: DepositConfig, { siteId, now }: NewDepositOrder, amount: bigint) {
  const { rate } = await usdtRate(trx, config, siteId, now);
  const exact = parseRate(rate);
  if (!exact) throw new Error(`"${rate}" is no rate`);
  const micro = usdtOfOrder(amount, exact);
  return { rate, micro, worth: usdtToFen(micro, exact) };
}
