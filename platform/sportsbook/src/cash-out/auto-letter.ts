import { type Fen, formatYuan } from '@lobby/money';
import type { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import type { StoredBet } from '../bets/bets.tables.ts';

/** The letter that says that an order sold a bet. Pure. */
export function autoLetter(
  { site_id, member_id, ticket_id }: Pick<StoredBet, 'site_id' | 'member_id' | 'ticket_id'>,
  { autoId, paid, now }: { readonly autoId: bigint; readonly paid: Fen; readonly now: number },
): Parameters<typeof sendLetter>[1] {
  const amount = `¥${formatYuan(paid)}`;
  return {
    id: `auto-cash-out:${autoId}`,
    siteId: site_id,
    memberId: member_id,
    type: 'fd',
    texts: {
      'zh-CN': {
        title: `注单已自动兑现：${amount}`,
        content: `<p>注单 ${ticket_id} 的兑现价达到您设定的金额，已按当时的价格全部兑现，${amount} 已记入余额。</p>`,
      },
      'zh-TW': {
        title: `注單已自動兌現：${amount}`,
        content: `<p>注單 ${ticket_id} 的兌現價達到您設定的金額，已依當時的價格全部兌現，${amount} 已記入餘額。</p>`,
      },
    },
    at: now,
  };
}
