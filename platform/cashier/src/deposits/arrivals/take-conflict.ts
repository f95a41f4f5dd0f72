import { randomUUID } from 'node:crypto';
import { compareRatio, parseRatio } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { PaymentEvent } from '../../providers/payment-report.ts';
import { notifyDoubted } from './notify-member.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Parks a known transaction that is reported with another amount, currency or account, once for each such report. It
 * moves no money, because the true amount is not known.
 */
export async function takeConflict(
  trx: Transaction<Tables>,
  known: PaymentRow,
  { event, now }: { readonly event: PaymentEvent; readonly now: number },
): Promise<'known' | 'conflict'> {
  const variants = await trx
    .selectFrom('payments')
    .select(['variant', 'amount', 'currency', 'account'])
    .where('site_id', '=', known.site_id)
    .where('provider', '=', known.provider)
    .where('transaction_id', '=', known.transaction_id)
    .execute();
  const { amount, currency, account } = event;
  if (variants.some(one => one.amount === amount && one.currency === currency && one.account === account))
    return 'known';
  await trx
    .insertInto('payments')
    .values({
      ...known,
      id: randomUUID(),
      variant: variants.length,
      account,
      currency,
      amount,
      payer_name: event.payerName,
      remark: event.remark,
      fen: 0n,
      state: 'parked',
      reason: currency === known.currency ? amountReason(amount, known.amount) : 'currency',
      late: false,
      seen_at: BigInt(now),
      ended_at: null,
    })
    .execute();
  await notifyDoubted(trx, known, now);
  return 'conflict';
}

function amountReason(amount: string, known: string) {
  const [one, other] = [parseRatio(amount), parseRatio(known)];
  if (one && other && compareRatio(one, other) < 0) return 'under';
  return amount === known ? 'unmatched' : 'over';
}
