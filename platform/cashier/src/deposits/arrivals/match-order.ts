import { withNames } from '@lobby/platform-identity/members/member-facts';
import { isSameName, realNameKey } from '@lobby/platform-identity/members/personal-data/real-name-key';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { PaymentEvent } from '../../providers/payment-report.ts';
import type { DepositConfig } from '../deposit-config.ts';
import { signalsIn } from '../orders/opening/signal-codes.ts';
import { clockSkewMs, type DepositOrderRow, heldAfterMs, openStates } from '../orders/order-row.ts';
import { isPartlyPaid, partsOf } from '../orders/view/order-parts.ts';

type Trx = Transaction<Tables>;

export interface Match {
  readonly order: DepositOrderRow | undefined;
  /** An order has its amount or remark, and its member another name. */
  readonly isOfStranger: boolean;
}

interface Arrived {
  readonly siteId: string;
  /** Who reported it. */
  readonly provider: string;
  readonly event: PaymentEvent;
  readonly fen: bigint | undefined;
  readonly paidAt: number;
}

/**
 * Finds and locks the order of a payment: by the provider's reference, the remark, the amount at the payee, or the
 * payer's name. Where the name counts, an order in another name never matches.
 */
export async function matchOrder(trx: Trx, config: DepositConfig, arrived: Arrived): Promise<Match> {
  const { payerName } = arrived.event;
  const found = await ordersNamed(trx, arrived);
  const own = found.find(one => !asksPayer(config, one.channel_id) || isSameName(one.realName, payerName));
  const id = own?.id ?? (await byName(trx, arrived));
  return { order: id === undefined ? undefined : await lockOrder(trx, id), isOfStranger: found.length > 0 };
}

function asksPayer({ channels }: DepositConfig, channelId: string): boolean {
  const channel = channels.find(({ id }) => id === channelId);
  return channel?.route.by === 'unique-cents' && channel.route.asksPayer;
}

function lockOrder(trx: Trx, id: string): Promise<DepositOrderRow> {
  return trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const namedOrders = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('deposit_orders')
    .select(['deposit_orders.id', 'channel_id', 'deposit_orders.member_id'])
    .where('deposit_orders.site_id', '=', siteId);

/** The orders that a payment names by itself: by reference, by remark, by amount, each with the name of its member. */
async function ordersNamed(trx: Trx, { siteId, provider, event, fen, paidAt }: Arrived) {
  // A provider knows its own orders by their number, and has nothing to say of those of another.
  const referred =
    event.reference === ''
      ? []
      : await namedOrders(trx, siteId)
          .where('deposit_orders.id', '=', event.reference)
          .where('provider', '=', provider)
          .execute();
  const signals = signalsIn(event.remark);
  const signalled =
    signals.length === 0
      ? []
      : await namedOrders(trx, siteId)
          .innerJoin('payment_signals', 'payment_signals.order_id', 'deposit_orders.id')
          .where('payment_signals.site_id', '=', siteId)
          .where('signal', 'in', signals)
          .where('payee_account', '=', event.account)
          .execute();
  const byAmount =
    fen === undefined || event.account === ''
      ? []
      : await namedOrders(trx, siteId)
          .where('payee_account', '=', event.account)
          .where('pay_amount', '=', fen)
          .where('deposit_orders.created_at', '<=', BigInt(paidAt + clockSkewMs))
          .orderBy('deposit_orders.created_at', 'desc')
          .limit(20)
          .execute();
  // Two signals in one remark say nothing.
  return withNames(trx, [...referred, ...(signalled.length === 1 ? signalled : []), ...byAmount]);
}

/** The one order at the payee that waits for money of this name; of several, the one that this amount completes. */
async function byName(trx: Trx, { siteId, event, fen, paidAt }: Arrived): Promise<string | undefined> {
  const name = realNameKey(event.payerName);
  if (name === '' || event.account === '') return undefined;
  const rows = await namedOrders(trx, siteId)
    .select('pay_amount')
    .where('payee_account', '=', event.account)
    .where(({ eb, or }) => or([eb('deposit_orders.state', 'in', openStates), isPartlyPaid(eb)]))
    .where('expires_at', '>', BigInt(paidAt - heldAfterMs))
    .execute();
  const named = (await withNames(trx, rows)).filter(row => realNameKey(row.realName) === name);
  if (named.length <= 1) return named[0]?.id;
  const completed: string[] = [];
  for (const { id, pay_amount } of named) {
    const { received } = await partsOf(trx, id);
    if (pay_amount - received === fen) completed.push(id);
  }
  return completed.length === 1 ? completed[0] : undefined;
}
