import { formatYuan } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { type LetterTexts, sendLetter } from '../../letters/send-letter.ts';

interface Told {
  readonly siteId: string;
  readonly memberId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly fen: bigint;
  readonly now: number;
}

/** Writes to a member about money that came when nobody waited for it any more, or that a person decided about. */
export function tellMember(
  trx: Transaction<Tables>,
  what: 'credited' | 'returned',
  { siteId, memberId, orderId, paymentId, fen, now }: Told,
): Promise<void> {
  const texts = textsOf[what](orderId, formatYuan(fen));
  return sendLetter(trx, { id: `${what}:${paymentId}`, siteId, memberId, type: 'fd', texts, at: now });
}

const textsOf: Record<'credited' | 'returned', (order: string, amount: string) => LetterTexts> = {
  credited: (order, amount) => ({
    'zh-CN': { title: '存款已到账', content: `您的存款 ${amount} 元已到账，订单号 ${order}。` },
    'zh-TW': { title: '存款已入帳', content: `您的存款 ${amount} 元已入帳，訂單號 ${order}。` },
  }),
  returned: (order, amount) => ({
    'zh-CN': {
      title: '存款已退回',
      content: `您支付的 ${amount} 元与订单 ${order} 不符，已退回付款账户。如有疑问请联系客服。`,
    },
    'zh-TW': {
      title: '存款已退回',
      content: `您支付的 ${amount} 元與訂單 ${order} 不符，已退回付款帳戶。如有疑問請聯絡客服。`,
    },
  }),
};
