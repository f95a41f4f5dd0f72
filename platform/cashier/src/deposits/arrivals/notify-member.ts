import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type LetterTexts, sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Selectable, Transaction } from 'kysely';
import { reviewWithinMs } from '../orders/view/order-arrivals.ts';
import { type Arrived, arrivedLetter } from './arrived-letter.ts';
import { creditedLetter, doubtedLetter, type ReturnedFor, returnedLetter } from './payment-letters.ts';

interface Recipient {
  readonly siteId: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly now: number;
}

type Doubted = Pick<
  Selectable<Tables['payments']>,
  'id' | 'site_id' | 'member_id' | 'order_id' | 'amount' | 'currency' | 'state'
>;

interface Paid {
  readonly orderId: string;
  readonly fen: bigint;
}

type What =
  | ({ readonly is: 'credited' } & Paid)
  | ({ readonly is: 'parked' } & Arrived)
  | ({ readonly is: 'doubted' } & Parameters<typeof doubtedLetter>[0])
  | ({ readonly is: 'returned'; readonly why: ReturnedFor } & Paid);

/**
 * Writes to a member about money that is parked, that was credited after the end of its order, or that a person
 * decided about.
 */
export function notifyMember(
  trx: Transaction<Tables>,
  what: What,
  { siteId, memberId, paymentId, now }: Recipient,
): Promise<void> {
  return sendLetter(trx, {
    id: `${what.is}:${paymentId}`,
    siteId,
    memberId,
    type: 'fd',
    texts: textsOf(what),
    at: now,
  });
}

function textsOf(what: What): LetterTexts {
  switch (what.is) {
    case 'credited':
      return creditedLetter({ orderId: what.orderId, amount: formatYuan(what.fen) });
    case 'parked':
      return arrivedLetter(what);
    case 'doubted':
      return doubtedLetter(what);
    case 'returned':
      return returnedLetter(what.why, { orderId: what.orderId, amount: formatYuan(what.fen) });
  }
}

/**
 * Writes to the member of a parked payment that its provider contradicts, once. Nobody is written to about other
 * payments.
 */
export async function notifyDoubted(trx: Transaction<Tables>, payment: Doubted, now: number): Promise<void> {
  const {
    id: paymentId,
    site_id: siteId,
    member_id: memberId,
    order_id: orderId,
    amount,
    currency,
  } = payment;
  if (payment.state !== 'parked' || memberId === null || orderId === null) return;
  const what = { is: 'doubted', orderId, amount, currency, reviewBy: now + reviewWithinMs } as const;
  await notifyMember(trx, what, { siteId, memberId, paymentId, now });
}
