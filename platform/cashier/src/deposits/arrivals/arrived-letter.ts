import { beijingMinute } from '@lobby/calendar';
import { formatYuan } from '@lobby/money';
import type { LetterTexts } from '@lobby/platform-messaging/letters/send-letter';
import type { ParkedReason } from '../deposits.tables.ts';
import type { Rest } from '../orders/view/order-arrivals.ts';

/** Why money waits, for whom it came and until when. */
export interface Arrived {
  /** `below-minimum`: on a chain, where there is no amount that an order needs. */
  readonly why: ParkedReason | 'below-minimum';
  /** Empty where it came without one. */
  readonly orderId: string;
  /** As the provider wrote it, in its currency. */
  readonly amount: string;
  readonly currency: string;
  readonly rest: Rest | undefined;
  /** ms */
  readonly reviewBy: number;
}

type Pair = readonly [simplified: string, traditional: string];

/** What came, why it waits, until when, and what its member can do. */
export function arrivedLetter(arrived: Arrived): LetterTexts {
  const [title, titleTraditional] = titleOf(arrived);
  const [why, whyTraditional] = whyOf(arrived);
  const [next, nextTraditional] = nextOf(arrived);
  return {
    'zh-CN': { title, content: `${why}${next}` },
    'zh-TW': { title: titleTraditional, content: `${whyTraditional}${nextTraditional}` },
  };
}

function titleOf({ why, rest }: Arrived): Pair {
  if (why === 'limit' || why === 'paused') return ['存款没有入账', '存款沒有入帳'];
  if (why === 'under' && rest) return ['存款还差一部分，请补付', '存款還差一部分，請補付'];
  return ['款项已收到，等待核对', '款項已收到，等待核對'];
}

function whyOf({ why, orderId, amount, currency, rest }: Arrived): Pair {
  const [paid, paidTraditional] =
    currency === 'CNY'
      ? [`${amount} 元`, `${amount} 元`]
      : [`${amount} ${currency}`, `${amount} ${currency}`];
  const [came, cameTraditional]: Pair = [
    `您为订单 ${orderId} 支付的 ${paid}已收到`,
    `您為訂單 ${orderId} 支付的 ${paidTraditional}已收到`,
  ];
  switch (why) {
    case 'under':
      return rest
        ? [
            `${came}，还差 ${formatYuan(rest.fen)} 元，所以没有入账。`,
            `${cameTraditional}，還差 ${formatYuan(rest.fen)} 元，所以沒有入帳。`,
          ]
        : [`${came}，少于应付金额，所以没有入账。`, `${cameTraditional}，少於應付金額，所以沒有入帳。`];
    case 'over':
      return [`${came}，多于应付金额，所以没有入账。`, `${cameTraditional}，多於應付金額，所以沒有入帳。`];
    case 'second-payment':
      return [
        `${came}。这笔订单此前已经入账，这是重复付款，所以没有再次入账。`,
        `${cameTraditional}。這筆訂單此前已經入帳，這是重複付款，所以沒有再次入帳。`,
      ];
    case 'late':
      return [
        `${came}，但付款时订单已到期超过 24 小时，所以没有入账。`,
        `${cameTraditional}，但付款時訂單已到期超過 24 小時，所以沒有入帳。`,
      ];
    case 'currency':
      return [
        `${came}，与订单的币种不同，所以没有入账。`,
        `${cameTraditional}，與訂單的幣別不同，所以沒有入帳。`,
      ];
    case 'below-minimum':
      return [
        `您转入的 ${paid}已收到，低于这种方式的单笔最低金额，所以没有入账。`,
        `您轉入的 ${paidTraditional}已收到，低於這種方式的單筆最低金額，所以沒有入帳。`,
      ];
    case 'limit':
      return [
        `您支付的 ${paid}（订单 ${orderId}）会超出您设定的存款限额，没有入账。`,
        `您支付的 ${paidTraditional}（訂單 ${orderId}）會超出您設定的存款限額，沒有入帳。`,
      ];
    case 'paused':
      return [
        `您支付的 ${paid}（订单 ${orderId}）在您暂停或自我排除期间到账，没有入账。`,
        `您支付的 ${paidTraditional}（訂單 ${orderId}）在您暫停或自我排除期間到帳，沒有入帳。`,
      ];
    case 'name':
    case 'unmatched':
      return [`${came}，没有入账。`, `${cameTraditional}，沒有入帳。`];
  }
}

function nextOf({ why, rest, reviewBy }: Arrived): Pair {
  if (why === 'limit' || why === 'paused') {
    const [until, untilTraditional] = why === 'paused' ? ['暂停结束', '暫停結束'] : ['限额恢复', '限額恢復'];
    return [
      `款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等${until}后自动入账。`,
      `款項不會遺失：請在交易紀錄中開啟這筆存款，選擇退回付款帳戶，或等${untilTraditional}後自動入帳。`,
    ];
  }
  const by = beijingMinute(reviewBy);
  const review: Pair = [
    `款项不会丢失：客服会在北京时间 ${by} 前核对，入账或退回付款账户，并再次通知您。如需补充付款信息或凭证，请在交易记录中打开这笔存款提交。`,
    `款項不會遺失：客服會在北京時間 ${by} 前核對，入帳或退回付款帳戶，並再次通知您。如需補充付款資訊或憑證，請在交易紀錄中開啟這筆存款送出。`,
  ];
  if (why !== 'under' || !rest) return [`请不要再付一次。${review[0]}`, `請不要再付一次。${review[1]}`];
  const [missing, until] = [formatYuan(rest.fen), beijingMinute(rest.until)];
  return [
    `请在北京时间 ${until} 前，仍用您本人的账户向同一收款账户补付 ${missing} 元，到账后会合并自动入账。如果不再补付，${review[0]}`,
    `請在北京時間 ${until} 前，仍用您本人的帳戶向同一收款帳戶補付 ${missing} 元，到帳後會合併自動入帳。如果不再補付，${review[1]}`,
  ];
}
