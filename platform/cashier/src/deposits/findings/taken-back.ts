import { parseYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { PaymentEvent } from '../../providers/payment-report.ts';

/** How much of a payment went back. */
export interface Slice {
  readonly paymentId: string;
  readonly fen: bigint;
}

interface PaidAmount {
  readonly id: string;
  readonly fen: bigint;
  readonly currency: string;
  readonly amount: string;
}

/** A credited payment of an order. `left`: fen of it that were not reported as returned yet. */
interface CreditedPart extends PaidAmount {
  readonly left: bigint;
}

type Gone = Pick<PaymentEvent, 'amount' | 'currency'>;

/** Fen of a payment that went back; 0 where that is not clear, as a part of what came in another currency. */
export function takenBack({ amount, currency }: Gone, payment: PaidAmount): bigint {
  if (currency !== payment.currency) return 0n;
  if (amount === payment.amount) return payment.fen;
  const fen = currency === 'CNY' ? (parseYuan(amount) ?? 0n) : 0n;
  return fen <= payment.fen ? fen : 0n;
}

/** The payments of a provider credited to an order, the first one first; locked, so that concurrent returns take turns. */
export async function creditedParts(
  trx: Transaction<Tables>,
  {
    siteId,
    provider,
    orderId,
  }: { readonly siteId: string; readonly provider: string; readonly orderId: string },
): Promise<readonly CreditedPart[]> {
  const payments = await trx
    .selectFrom('payments')
    .select(['id', 'fen', 'currency', 'amount'])
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .where('state', '=', 'credited')
    .orderBy('seen_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const noted = await trx
    .selectFrom('payment_findings')
    .select(['payment_id', 'fen'])
    .where('payment_id', 'in', ids)
    .where('kind', '=', 'taken-back')
    .where('ended_as', 'in', ['', 'debited'])
    .execute();
  return payments.map(payment => {
    const gone = noted.filter(one => one.payment_id === payment.id).reduce((sum, { fen }) => sum + fen, 0n);
    return { ...payment, left: gone < payment.fen ? payment.fen - gone : 0n };
  });
}

/**
 * What went back of each payment of an order: of a single payment the reported amount; of several the payment of
 * exactly this amount, else from the first one on. Empty when that is unclear, or more went back than came in.
 */
export function spreadOver(parts: readonly CreditedPart[], gone: Gone): readonly Slice[] {
  const [only, ...others] = parts;
  if (!only) return [];
  if (others.length === 0) return [{ paymentId: only.id, fen: takenBack(gone, only) }];
  const isInYuan = gone.currency === 'CNY' && parts.every(({ currency }) => currency === 'CNY');
  let rest = isInYuan ? (parseYuan(gone.amount) ?? 0n) : 0n;
  const same = parts.find(({ fen, left }) => left === fen && fen === rest);
  if (same) return [{ paymentId: same.id, fen: rest }];
  const slices = parts.map(({ id: paymentId, left }) => {
    const fen = left < rest ? left : rest;
    rest -= fen;
    return { paymentId, fen };
  });
  return rest > 0n ? [] : slices.filter(({ fen }) => fen > 0n);
}
