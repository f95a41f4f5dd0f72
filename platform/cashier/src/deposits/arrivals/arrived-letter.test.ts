import { expect, it } from 'vitest';
import { type Arrived, arrivedLetter } from './arrived-letter.ts';

const reviewBy = Date.parse('2026-11-27T01:05:00Z');
const until = Date.parse('2026-11-26T16:30:00Z');
const came: Arrived = {
  why: 'over',
  orderId: 'D1',
  amount: '600',
  currency: 'CNY',
  rest: undefined,
  reviewBy,
};
const review =
  '款项不会丢失：客服会在北京时间 2026-11-27 09:05 前核对，入账或退回付款账户，并再次通知您。如需补充付款信息或凭证，请在交易记录中打开这笔存款提交。';
const once = `请不要再付一次。${review}`;

it.each<[Partial<Arrived>, string]>([
  [
    { why: 'under', rest: { fen: 40_037n, until } },
    `您为订单 D1 支付的 600 元已收到，还差 400.37 元，所以没有入账。请在北京时间 2026-11-27 00:30 前，仍用您本人的账户向同一收款账户补付 400.37 元，到账后会合并自动入账。如果不再补付，${review}`,
  ],
  [{ why: 'under' }, `您为订单 D1 支付的 600 元已收到，少于应付金额，所以没有入账。${once}`],
  [{ why: 'over' }, `您为订单 D1 支付的 600 元已收到，多于应付金额，所以没有入账。${once}`],
  [
    { why: 'second-payment' },
    `您为订单 D1 支付的 600 元已收到。这笔订单此前已经入账，这是重复付款，所以没有再次入账。${once}`,
  ],
  [{ why: 'late' }, `您为订单 D1 支付的 600 元已收到，但付款时订单已到期超过 24 小时，所以没有入账。${once}`],
  [
    { why: 'currency', currency: 'HKD' },
    `您为订单 D1 支付的 600 HKD已收到，与订单的币种不同，所以没有入账。${once}`,
  ],
  [
    { why: 'below-minimum', amount: '1.4', currency: 'USDT', orderId: '' },
    `您转入的 1.4 USDT已收到，低于这种方式的单笔最低金额，所以没有入账。${once}`,
  ],
  [
    { why: 'limit' },
    '您支付的 600 元（订单 D1）会超出您设定的存款限额，没有入账。款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等限额恢复后自动入账。',
  ],
  [
    { why: 'paused' },
    '您支付的 600 元（订单 D1）在您暂停或自我排除期间到账，没有入账。款项不会丢失：请在交易记录中打开这笔存款，选择退回付款账户，或等暂停结束后自动入账。',
  ],
])('case %# says what came, why it waits, until when, and what to do', (change, words) => {
  const letter = arrivedLetter({ ...came, ...change });
  expect(letter['zh-CN'].content).toBe(words);
  expect(letter['zh-TW'].content).toHaveLength(words.length);
});
