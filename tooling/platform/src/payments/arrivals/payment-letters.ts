import type { wishReasons } from '@lobby/api-client/contract/payment';
import type { LetterTexts } from '../../letters/send-letter.ts';
import type { ParkedReason } from '../payments.tables.ts';

interface Paid {
  readonly orderId: string;
  /** Yuan. */
  readonly amount: string;
}

export function creditedLetter({ orderId, amount }: Paid): LetterTexts {
  return {
    'zh-CN': { title: '存款已到账', content: `您的存款 ${amount} 元已到账，订单号 ${orderId}。` },
    'zh-TW': { title: '存款已入帳', content: `您的存款 ${amount} 元已入帳，訂單號 ${orderId}。` },
  };
}

/** What a member can do about money that was not credited for their own limit or pause, and where. */
export function parkedLetter(why: (typeof wishReasons)[number], { orderId, amount }: Paid): LetterTexts {
  const [simplified, traditional] = becauseOf(why, orderId);
  const [until, untilTraditional] = why === 'paused' ? ['暂停结束', '暫停結束'] : ['限额恢复', '限額恢復'];
  return {
    'zh-CN': {
      title: '存款没有入账',
      content: `您支付的 ${amount} 元${simplified}，没有入账。款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等${until}后自动入账。`,
    },
    'zh-TW': {
      title: '存款沒有入帳',
      content: `您支付的 ${amount} 元${traditional}，沒有入帳。款項不會遺失：請在交易記錄中開啟這筆存款，選擇退回付款帳戶，或等${untilTraditional}後自動入帳。`,
    },
  };
}

/** `wish`: the member asked for it. */
export type ReturnedFor = ParkedReason | '' | 'wish';

export function returnedLetter(why: ReturnedFor, { orderId, amount }: Paid): LetterTexts {
  const [simplified, traditional] = becauseOf(why, orderId);
  return {
    'zh-CN': {
      title: '存款已退回',
      content: `您支付的 ${amount} 元${simplified}，已退回付款账户。如有疑问请联系客服。`,
    },
    'zh-TW': {
      title: '存款已退回',
      content: `您支付的 ${amount} 元${traditional}，已退回付款帳戶。如有疑問請聯絡客服。`,
    },
  };
}

function becauseOf(why: ReturnedFor, order: string): readonly [simplified: string, traditional: string] {
  switch (why) {
    case 'wish':
      return [`（订单 ${order}）按您的选择没有入账`, `（訂單 ${order}）依您的選擇沒有入帳`];
    case 'second-payment':
      return [`是订单 ${order} 的重复付款`, `是訂單 ${order} 的重複付款`];
    case 'limit':
      return [`（订单 ${order}）会超出您设定的存款限额`, `（訂單 ${order}）會超出您設定的存款限額`];
    case 'paused':
      return [`（订单 ${order}）在您暂停或自我排除期间到账`, `（訂單 ${order}）在您暫停或自我排除期間到帳`];
    case 'late':
      return [`在订单 ${order} 到期很久以后才到账`, `在訂單 ${order} 到期很久以後才到帳`];
    default:
      return [`与订单 ${order} 不符`, `與訂單 ${order} 不符`];
  }
}
