import { depositMethods } from '@lobby/api-client/contract/fd/deposit-order';
import { expect, it } from 'vitest';
import { sampleOrder } from '../../testing/sample-orders.ts';
import {
  depositOrderAddress,
  isInPlaceOfNew,
  methodOfPath,
  orderIn,
  slipBehind,
  wayToOpened,
} from './deposit-order-address.ts';

it.each(depositMethods)('the address of an order by %s names it, on the page of its method', method => {
  const { pathname, searchParams } = new URL(
    depositOrderAddress({ method, orderId: 'D 1&2' }),
    'http://site.test',
  );
  expect(orderIn(searchParams)).toBe('D 1&2');
  expect(methodOfPath(pathname)).toBe(method === 'huione' || method === 'xnbsk' ? method : undefined);
});

it.each([true, false])('the page of an opened order knows whether it was open before: %s', isEarlier => {
  const [to, { state }] = wayToOpened({ order: sampleOrder({ orderId: 'D1' }), isEarlier }, null);
  expect(to).toBe('/mine/savemoney?order=D1');
  expect(isInPlaceOfNew(state)).toBe(isEarlier);
});

it('an order that is come to otherwise is in no other’s place', () => {
  expect([null, undefined, 'x', { from: '/home' }].some(isInPlaceOfNew)).toBe(false);
});

it('an order that was opened from the slip leads back to it, and to nothing else', () => {
  const slip = '/game/sport/crty?show=live&match=7';
  const [, { state }] = wayToOpened({ order: sampleOrder(), isEarlier: false }, { goingTo: slip });
  expect(state).toEqual({ isInPlaceOfNew: false, goingTo: slip });
  expect(slipBehind(state)).toEqual({ goingTo: slip });
  const others = [null, { goingTo: '/mine' }, { goingTo: '//evil.example/game/sport/crty' }];
  expect(others.map(slipBehind)).toEqual([undefined, undefined, undefined]);
});
