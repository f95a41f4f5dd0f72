import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type LetterTexts, sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Transaction } from 'kysely';
import type { DepositOrderRow } from '../order-row.ts';

/** Writes to a member that the time of an order is over, which they had said was paid. */
export function notifyExpired(
  trx: Transaction<Tables>,
  {
    id,
    site_id,
    member_id,
    pay_amount,
  }: Pick<DepositOrderRow, 'id' | 'site_id' | 'member_id' | 'pay_amount'>,
  at: number,
): Promise<void> {
  const texts = textsOf(id, formatYuan(pay_amount));
  return sendLetter(trx, {
    id: `expired:${id}`,
    siteId: site_id,
    memberId: member_id,
    type: 'fd',
    texts,
    at,
  });
}

const textsOf = (order: string, amount: string): LetterTexts => ({
  'zh-CN': {
    title: '存款订单已过期',
    content: `您通知已付款的存款订单 ${order}（${amount} 元）付款时间已到，还没有收到款项。如果您已经付款，请不要再付一次：款项到账后会自动入账或由人工核对；如需查询，请在交易记录中打开这笔存款提交付款信息，或联系客服并提供订单号。`,
  },
  'zh-TW': {
    title: '存款訂單已過期',
    content: `您通知已付款的存款訂單 ${order}（${amount} 元）付款時間已到，還沒有收到款項。如果您已經付款，請不要再付一次：款項到帳後會自動入帳或由人工核對；如需查詢，請在交易紀錄中開啟這筆存款送出付款資訊，或聯絡客服並提供訂單編號。`,
  },
});
