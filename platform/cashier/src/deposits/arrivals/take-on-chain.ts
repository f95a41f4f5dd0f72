import { parseRate, usdtToFen } from '@lobby/funds';
import { parseUsdt } from '@lobby/money';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import { beginIn } from '@lobby/platform-kernel/state-machine/state-machine';
import type { Selectable, Transaction } from 'kysely';
import type { Channel } from '../../providers/channel.ts';
import type { PaymentEvent } from '../../providers/payment-report.ts';
import type { DepositConfig } from '../deposit-config.ts';
import { usdtRate } from '../exchange-rate.ts';
import { type DepositOrderRow, heldAfterMs, openStates } from '../orders/order-row.ts';
import { moveOrder, orderStates } from '../orders/order-states.ts';
import { creditPayment, type PaymentRow, parkArrival } from './payment-row.ts';
import { whyNotCredited } from './why-not-credited.ts';

type Trx = Transaction<Tables>;
/** An address of a member. */
export type Owner = Selectable<Tables['chain_addresses']>;

interface OnChain {
  readonly payment: PaymentRow;
  readonly owner: Owner;
  readonly event: PaymentEvent;
  readonly now: number;
}

/** Whose address it is; undefined for any other account. */
export function ownerOf(trx: Trx, siteId: string, account: string): Promise<Owner | undefined> {
  return trx
    .selectFrom('chain_addresses')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('address', '=', account)
    .executeTakeFirst();
}

/** The order that waits for money at an address, locked. */
export function openOrderAt(trx: Trx, { member_id, address }: Owner): Promise<DepositOrderRow | undefined> {
  return trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('payee_account', '=', address)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Credits what arrives at a member's chain address, whole, once it is confirmed: at the order's rate if it was locked
 * and the newest when paid, else at the rate of first sight. Money without an order gets one.
 */
export async function takeOnChain(
  trx: Trx,
  config: DepositConfig,
  arrived: OnChain,
): Promise<'taken' | 'known'> {
  const { payment, owner, event, now } = arrived;
  const onChain = config.channels.filter(
    ({ route }) => route.by === 'address' && route.network === owner.network,
  );
  // How often one provider confirms says nothing of what another one reports.
  const channel = onChain.find(one => one.provider === payment.provider) ?? onChain[0];
  if (channel?.route.by !== 'address') throw new Error(`no channel takes ${owner.network}`);
  // As opening an order does, so that the two never wait for each other.
  await lockMember(trx, owner.member_id);
  const isFirst = payment.rate === '';
  if (payment.state !== 'detected' || (!isFirst && event.confirmations <= payment.confirmations))
    return 'known';

  const order = await findOwnOrder(trx, channel, arrived);
  const { rate, fen } = isFirst ? await value(trx, config, order, arrived) : payment;
  const valued = {
    ...payment,
    rate,
    fen,
    confirmations: event.confirmations,
    member_id: owner.member_id,
  };
  await trx
    .updateTable('payments')
    .set({
      rate,
      fen,
      confirmations: event.confirmations,
      member_id: owner.member_id,
      order_id: order?.id ?? null,
    })
    .where('id', '=', payment.id)
    .execute();
  const isFinal = event.confirmations >= channel.route.confirmations;
  if (isFinal && fen < channel.min) {
    await parkArrival(trx, valued, { reason: 'under', order, endsOrder: false, now });
    return 'taken';
  }
  if (fen < channel.min) return 'taken';
  const own = order ?? (await openForArrival(trx, channel, valued, arrived));
  const seen = Math.min(event.confirmations, channel.route.confirmations);
  const set = { confirmations: Math.max(own.confirmations, seen) };
  await moveOrder(trx, own.id, { to: 'detected', source: 'provider', at: now, set });
  const reason = isFinal ? await whyNotCredited(trx, own, fen, now) : undefined;
  if (reason) await parkArrival(trx, valued, { reason, order: own, endsOrder: true, now });
  else if (isFinal)
    await creditPayment(trx, valued, own, { by: 'provider', late: isLate(own, payment), now });
  else await trx.updateTable('payments').set({ order_id: own.id }).where('id', '=', payment.id).execute();
  return 'taken';
}

/** The order that is open, else the last one that ended without money a day ago at most; none that is credited. */
function findOwnOrder(
  trx: Trx,
  channel: Channel,
  { owner, payment }: OnChain,
): Promise<DepositOrderRow | undefined> {
  return trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', owner.member_id)
    .where('method', '=', channel.method)
    .where(({ eb, or, and }) =>
      or([
        // However long ago it was to be paid: a member has one that is open of a method.
        eb('state', 'in', openStates),
        and([
          eb('state', 'in', ['expired', 'closed']),
          eb('expires_at', '>', payment.paid_at - BigInt(heldAfterMs)),
        ]),
      ]),
    )
    .orderBy(({ eb }) => eb('state', 'in', openStates), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function value(
  trx: Trx,
  config: DepositConfig,
  order: DepositOrderRow | undefined,
  { payment, owner, event, now }: OnChain,
) {
  const rateAt = async (at: number) => (await usdtRate(trx, config, owner.site_id, at)).rate;
  // Another rate ends the lock: whoever pays later would buy at the old one and sell at the new one.
  const isLocked =
    order !== undefined &&
    order.rate_until > payment.paid_at &&
    order.rate === (await rateAt(Number(payment.paid_at)));
  const rate = isLocked ? order.rate : await rateAt(now);
  const [exact, micro] = [parseRate(rate), parseUsdt(event.amount)];
  if (!exact || micro === undefined) throw new Error(`payment ${payment.id} cannot be valued`);
  return { rate, fen: usdtToFen(micro, exact) };
}

const isLate = (order: DepositOrderRow, payment: PaymentRow) =>
  payment.paid_at >= order.expires_at || (order.ended_at !== null && payment.paid_at >= order.ended_at);

async function openForArrival(
  trx: Trx,
  channel: Channel,
  { fen, rate, paid_at, provider }: PaymentRow,
  { owner, now }: OnChain,
): Promise<DepositOrderRow> {
  const order = await trx
    .insertInto('deposit_orders')
    .values({
      id: newOrderNumber('D', now),
      site_id: owner.site_id,
      member_id: owner.member_id,
      channel_id: channel.id,
      method: channel.method,
      provider,
      state: 'detected',
      amount: fen,
      pay_amount: fen,
      bonus_rate: channel.bonusRate,
      usdt_amount: null,
      rate,
      payee_account: owner.address,
      payee: JSON.stringify({ network: owner.network, address: owner.address, qr: owner.address }),
      confirmations_needed: channel.route.by === 'address' ? channel.route.confirmations : 0,
      credited: null,
      created_at: paid_at,
      expires_at: paid_at + BigInt(channel.openForMs),
      ended_at: null,
      ask_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await beginIn(trx, orderStates, order.id, { to: 'detected', source: 'provider', at: now });
  return order;
}
