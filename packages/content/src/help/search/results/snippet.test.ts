import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const text = '本页说明怎样存款、多久到账。付款后长时间没有入账，请在订单页提交付款信息。';

it.each([
  ['存款', 20, '本页说明怎样存款、多久到账。付款后长时间…'],
  ['没有到账，怎么提交信息', 14, '…页说明怎样存款、多久到账。付…'],
  ['付款信息', 12, '…怎样存款、多久到账。付款…'],
  ['订单页', 12, '…长时间没有入账，请在订单…'],
  ['无关', 10, '本页说明怎样存款、多…'],
])('for %j shows %d characters around what was asked for', (query, longest, shown) => {
  expect(snippetOf(text, query, longest)).toBe(shown);
});

it('a short text is shown whole', () => {
  expect(snippetOf('取款帮助', '取款')).toBe('取款帮助');
});
