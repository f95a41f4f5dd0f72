import { formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { Transaction } from 'kysely';

interface Debited {
  /** Of the finding. */
  readonly id: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly orderId: string;
  readonly fen: bigint;
  /** Of the bonus of this deposit, fen. */
  readonly bonus: bigint;
  readonly now: number;
}

/** Writes to a member whose deposit was taken back by the one who paid it. */
export function notifyDebited(
  trx: Transaction<Tables>,
  { id, siteId, memberId, orderId, fen, bonus, now }: Debited,
): Promise<void> {
  const yuan = formatYuan(fen);
  const withBonus = bonus > 0n ? `，并收回这笔存款的红利 ${formatYuan(bonus)} 元` : '';
  const withBonusTw = bonus > 0n ? `，並收回這筆存款的紅利 ${formatYuan(bonus)} 元` : '';
  const texts = {
    'zh-CN': {
      title: '存款已被撤回',
      content: `您的存款 ${orderId} 已被付款方撤回或退款，已从账户扣回 ${yuan} 元${withBonus}；余额不足的部分会从之后的入账中扣除。如有疑问，请联系客服。`,
    },
    'zh-TW': {
      title: '存款已被撤回',
      content: `您的存款 ${orderId} 已被付款方撤回或退款，已從帳戶扣回 ${yuan} 元${withBonusTw}；餘額不足的部分會從之後的入帳中扣除。如有疑問，請聯絡客服。`,
    },
  };
  return sendLetter(trx, { id: `debited:${id}`, siteId, memberId, type: 'fd', texts, at: now });
}
