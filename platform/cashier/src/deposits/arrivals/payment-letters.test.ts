import { expect, it } from 'vitest';
import { returnedLetter } from './payment-letters.ts';

it.each([
  ['choice', '您支付的 100 元（订单 D1）按您的选择没有入账，已退回付款账户。'],
  ['second-payment', '您支付的 100 元是订单 D1 的重复付款，已退回付款账户。'],
  ['limit', '您支付的 100 元（订单 D1）会超出您设定的存款限额，已退回付款账户。'],
  ['paused', '您支付的 100 元（订单 D1）在您暂停或自我排除期间到账，已退回付款账户。'],
  ['late', '您支付的 100 元在订单 D1 到期很久以后才到账，已退回付款账户。'],
  ['under', '您支付的 100 元少于订单 D1 的应付金额，已退回付款账户。'],
  ['over', '您支付的 100 元多于订单 D1 的应付金额，已退回付款账户。'],
  ['currency', '您支付的 100 元与订单 D1 的币种不同，已退回付款账户。'],
  ['name', '您支付的 100 元与订单 D1 不符，已退回付款账户。'],
] as const)('money that is returned for %s is written of with that reason', (why, words) => {
  const letter = returnedLetter(why, { orderId: 'D1', amount: '100' });
  expect(letter['zh-CN'].content).toBe(`${words}如有疑问请联系客服。`);
});
