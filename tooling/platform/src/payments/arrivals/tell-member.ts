import { formatYuan } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { type LetterTexts, sendLetter } from '../../letters/send-letter.ts';
import { creditedLetter, parkedLetter, type ReturnedFor, returnedLetter } from './payment-letters.ts';

interface Told {
  readonly siteId: string;
  readonly memberId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly fen: bigint;
  readonly now: number;
}

type What =
  | { readonly is: 'credited' }
  | { readonly is: 'parked'; readonly why: Parameters<typeof parkedLetter>[0] }
  | { readonly is: 'returned'; readonly why: ReturnedFor };

/** Writes to a member about money that came when nobody waited for it any more, that a limit or pause keeps, or that a person decided about. */
export function tellMember(
  trx: Transaction<Tables>,
  what: What,
  { siteId, memberId, orderId, paymentId, fen, now }: Told,
): Promise<void> {
  const texts = textsOf(what, { orderId, amount: formatYuan(fen) });
  return sendLetter(trx, { id: `${what.is}:${paymentId}`, siteId, memberId, type: 'fd', texts, at: now });
}

function textsOf(what: What, paid: { readonly orderId: string; readonly amount: string }): LetterTexts {
  switch (what.is) {
    case 'credited':
      return creditedLetter(paid);
    case 'parked':
      return parkedLetter(what.why, paid);
    case 'returned':
      return returnedLetter(what.why, paid);
  }
}
