import { formatYuan } from '@lobby/money';
import type { ReturnedGift } from '@lobby/platform-bonus/grants/return-grants';
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
  /** That the deposit had brought, its member's and their inviter's. */
  readonly gifts: readonly ReturnedGift[];
  readonly now: number;
}

/** Writes to a member whose deposit was taken back by the one who paid it, and to an inviter who lost a gift with it. */
export async function notifyDebited(trx: Transaction<Tables>, debited: Debited): Promise<void> {
  const { id, siteId, memberId, orderId, fen, bonus, gifts, now } = debited;
  const yuan = formatYuan(fen);
  const { paid, unpaid } = sumsOf(gifts.filter(gift => gift.memberId === memberId));
  const [cn, tw] = [
    [
      bonus > 0n && `，并收回这笔存款的红利 ${formatYuan(bonus)} 元`,
      paid > 0n && `，收回因这笔存款领取的礼金 ${formatYuan(paid)} 元`,
      unpaid > 0n && `，取消因这笔存款获得、尚未领取的礼金 ${formatYuan(unpaid)} 元`,
    ],
    [
      bonus > 0n && `，並收回這筆存款的紅利 ${formatYuan(bonus)} 元`,
      paid > 0n && `，收回因這筆存款領取的禮金 ${formatYuan(paid)} 元`,
      unpaid > 0n && `，取消因這筆存款獲得、尚未領取的禮金 ${formatYuan(unpaid)} 元`,
    ],
  ].map(clauses => clauses.filter(Boolean).join(''));
  const texts = {
    'zh-CN': {
      title: '存款已被撤回',
      content: `您的存款 ${orderId} 已被付款方撤回或退款，已从账户扣回 ${yuan} 元${cn}；余额不足的部分会从之后的入账中扣除。如有疑问，请联系客服。`,
    },
    'zh-TW': {
      title: '存款已被撤回',
      content: `您的存款 ${orderId} 已被付款方撤回或退款，已從帳戶扣回 ${yuan} 元${tw}；餘額不足的部分會從之後的入帳中扣除。如有疑問，請聯絡客服。`,
    },
  };
  await sendLetter(trx, { id: `debited:${id}`, siteId, memberId, type: 'fd', texts, at: now });
  await notifyInviter(
    trx,
    gifts.filter(gift => gift.memberId !== memberId),
    debited,
  );
}

/** Says as little of the friend as the page of invitations does. */
async function notifyInviter(
  trx: Transaction<Tables>,
  gifts: readonly ReturnedGift[],
  { id, now }: Debited,
): Promise<void> {
  const [gift] = gifts;
  if (!gift) return;
  const { siteId, memberId } = gift;
  const { paid, unpaid } = sumsOf(gifts);
  const [cn, tw] = [
    [
      paid > 0n && `，已收回好友礼金 ${formatYuan(paid)} 元，余额不足的部分会从之后的入账中扣除`,
      unpaid > 0n && `，尚未领取的好友礼金 ${formatYuan(unpaid)} 元已取消`,
    ],
    [
      paid > 0n && `，已收回好友禮金 ${formatYuan(paid)} 元，餘額不足的部分會從之後的入帳中扣除`,
      unpaid > 0n && `，尚未領取的好友禮金 ${formatYuan(unpaid)} 元已取消`,
    ],
  ].map(clauses => clauses.filter(Boolean).join(''));
  const texts = {
    'zh-CN': {
      title: paid > 0n ? '好友礼金已收回' : '好友礼金已取消',
      content: `您邀请的一位好友的存款没有保留下来，不再符合活动要求${cn}。如有疑问，请联系客服。`,
    },
    'zh-TW': {
      title: paid > 0n ? '好友禮金已收回' : '好友禮金已取消',
      content: `您邀請的一位好友的存款沒有保留下來，不再符合活動要求${tw}。如有疑問，請聯絡客服。`,
    },
  };
  await sendLetter(trx, { id: `debited:${id}:inviter`, siteId, memberId, type: 'fd', texts, at: now });
}

/** Fen of gifts, apart for those that were paid. */
export function sumsOf(gifts: readonly ReturnedGift[]): { readonly paid: bigint; readonly unpaid: bigint } {
  const sum = (wasPaid: boolean) =>
    gifts.filter(gift => gift.wasPaid === wasPaid).reduce((fen, { amount }) => fen + amount, 0n);
  return { paid: sum(true), unpaid: sum(false) };
}
