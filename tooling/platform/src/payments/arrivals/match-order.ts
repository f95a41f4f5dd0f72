import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { isSameName, realNameKey } from '../../members/real-name-key.ts';
import { clockSkewMs, heldAfterMs, type OrderRow, openStates } from '../orders/order-row.ts';
import { signalsIn } from '../orders/signal-codes.ts';
import type { PaymentEvent } from '../provider/payment-provider.ts';

type Trx = Transaction<Tables>;

export interface Match {
  readonly order: OrderRow;
  /** Another member has had this amount at this payee: whose money it is, only the payer's name tells. */
  readonly isShared: boolean;
}

interface Arrived {
  readonly siteId: string;
  readonly event: PaymentEvent;
  readonly fen: bigint | undefined;
  readonly paidAt: number;
}

/**
 * Finds the order of a payment, and locks it: by the provider's reference, by the remark, by the amount at the payee,
 * or by the name of the payer where one open order at the payee has it.
 */
export async function matchOrder(trx: Trx, arrived: Arrived): Promise<Match | undefined> {
  const { reference, remark } = arrived.event;
  const found =
    (reference === '' ? undefined : await byReference(trx, arrived, reference)) ??
    (await bySignal(trx, arrived, signalsIn(remark)));
  if (found) return { order: await lockOrder(trx, found), isShared: false };
  const tailed = await byAmount(trx, arrived);
  if (tailed) return { ...tailed, order: await lockOrder(trx, tailed.id) };
  const named = await byName(trx, arrived);
  return named === undefined ? undefined : { order: await lockOrder(trx, named), isShared: false };
}

function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  return trx
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function byReference(trx: Trx, { siteId }: Arrived, reference: string) {
  const row = await trx
    .selectFrom('deposit_orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', reference)
    .executeTakeFirst();
  return row?.id;
}

async function bySignal(trx: Trx, { siteId, event }: Arrived, signals: readonly string[]) {
  if (signals.length === 0) return undefined;
  const rows = await trx
    .selectFrom('payment_signals')
    .innerJoin('deposit_orders', 'deposit_orders.id', 'payment_signals.order_id')
    .select('deposit_orders.id')
    .where('payment_signals.site_id', '=', siteId)
    .where('signal', 'in', signals)
    .where('payee_account', '=', event.account)
    .execute();
  // Two of them in one remark say nothing.
  return rows.length === 1 ? rows[0]?.id : undefined;
}

async function byAmount(trx: Trx, { siteId, event, fen, paidAt }: Arrived) {
  if (fen === undefined || event.account === '') return undefined;
  const rows = await trx
    .selectFrom('deposit_orders')
    .select(['id', 'member_id'])
    .where('site_id', '=', siteId)
    .where('payee_account', '=', event.account)
    .where('pay_amount', '=', fen)
    .where('created_at', '<=', BigInt(paidAt + clockSkewMs))
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const [newest] = rows;
  return newest === undefined
    ? undefined
    : { id: newest.id, isShared: rows.some(row => row.member_id !== newest.member_id) };
}

async function byName(trx: Trx, { siteId, event, paidAt }: Arrived) {
  if (realNameKey(event.payerName) === '' || event.account === '') return undefined;
  const rows = await trx
    .selectFrom('deposit_orders')
    .innerJoin('members', 'members.id', 'deposit_orders.member_id')
    .select(['deposit_orders.id', 'members.real_name'])
    .where('deposit_orders.site_id', '=', siteId)
    .where('payee_account', '=', event.account)
    .where('state', 'in', openStates)
    .where('expires_at', '>', BigInt(paidAt - heldAfterMs))
    .execute();
  const named = rows.filter(row => isSameName(row.real_name, event.payerName));
  return named.length === 1 ? named[0]?.id : undefined;
}
