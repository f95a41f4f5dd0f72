import { beijingMinute } from '@lobby/calendar';
import type { LetterTexts } from '@lobby/platform-messaging/letters/send-letter';
import type { ParkedReason } from '../deposits.tables.ts';

interface Paid {
  readonly orderId: string;
  /** Yuan. */
  readonly amount: string;
}

export function creditedLetter({ orderId, amount }: Paid): LetterTexts {
  return {
    'zh-CN': { title: '存款已到账', content: `您的存款 ${amount} 元已到账，订单号 ${orderId}。` },
    'zh-TW': { title: '存款已入帳', content: `您的存款 ${amount} 元已入帳，訂單編號 ${orderId}。` },
  };
}

/** Of money that waits: its provider contradicts its own report, so that nothing happens to it by itself any more. */
export function doubtedLetter({
  orderId,
  amount,
  currency,
  reviewBy,
}: {
  readonly orderId: string;
  /** As the provider reported it first. */
  readonly amount: string;
  readonly currency: string;
  /** ms */
  readonly reviewBy: number;
}): LetterTexts {
  const paid = currency === 'CNY' ? `${amount} 元` : `${amount} ${currency}`;
  const by = beijingMinute(reviewBy);
  return {
    'zh-CN': {
      title: '款项需要核实',
      content: `支付渠道对您为订单 ${orderId} 支付的 ${paid}的通知前后不一致，核实之前不会自动入账，也不会与补付的款项合并。请不要再付一次：客服会在北京时间 ${by} 前核对，并通知您结果。`,
    },
    'zh-TW': {
      title: '款項需要核實',
      content: `支付管道對您為訂單 ${orderId} 支付的 ${paid}的通知前後不一致，核實之前不會自動入帳，也不會與補付的款項合併。請不要再付一次：客服會在北京時間 ${by} 前核對，並通知您結果。`,
    },
  };
}

/** `choice`: the member asked for it. */
export type ReturnedFor = ParkedReason | '' | 'choice';

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
    case 'choice':
      return [`（订单 ${order}）按您的选择没有入账`, `（訂單 ${order}）依您的選擇沒有入帳`];
    case 'second-payment':
      return [`是订单 ${order} 的重复付款`, `是訂單 ${order} 的重複付款`];
    case 'limit':
      return [`（订单 ${order}）会超出您设定的存款限额`, `（訂單 ${order}）會超出您設定的存款限額`];
    case 'paused':
      return [`（订单 ${order}）在您暂停或自我排除期间到账`, `（訂單 ${order}）在您暫停或自我排除期間到帳`];
    case 'late':
      return [`在订单 ${order} 到期很久以后才到账`, `在訂單 ${order} 到期很久以後才到帳`];
    case 'under':
      return [`少于订单 ${order} 的应付金额`, `少於訂單 ${order} 的應付金額`];
    case 'over':
      return [`多于订单 ${order} 的应付金额`, `多於訂單 ${order} 的應付金額`];
    case 'currency':
      return [`与订单 ${order} 的币种不同`, `與訂單 ${order} 的幣別不同`];
    default:
      return [`与订单 ${order} 不符`, `與訂單 ${order} 不符`];
  }
}
