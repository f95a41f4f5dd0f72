import { formatYuan } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { type LetterTexts, sendLetter } from '../../letters/send-letter.ts';
import { type Arrived, arrivedLetter } from './arrived-letter.ts';
import { creditedLetter, type ReturnedFor, returnedLetter } from './payment-letters.ts';

interface Told {
  readonly siteId: string;
  readonly memberId: string;
  readonly paymentId: string;
  readonly now: number;
}

interface Paid {
  readonly orderId: string;
  readonly fen: bigint;
}

type What =
  | ({ readonly is: 'credited' } & Paid)
  | ({ readonly is: 'parked' } & Arrived)
  | ({ readonly is: 'returned'; readonly why: ReturnedFor } & Paid);

/** Writes to a member about money that waits, that came when nobody waited for it any more, or that a person decided about. */
export function tellMember(
  trx: Transaction<Tables>,
  what: What,
  { siteId, memberId, paymentId, now }: Told,
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
    case 'returned':
      return returnedLetter(what.why, { orderId: what.orderId, amount: formatYuan(what.fen) });
  }
}
