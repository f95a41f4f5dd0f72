import { paymentMethods } from '@lobby/api-client/contract/payment';
import { expect, it } from 'vitest';
import { methodOfPath, orderAddress, orderIn } from './order-address.ts';

it.each(paymentMethods)('the address of an order by %s names it, on the page of its method', method => {
  const { pathname, searchParams } = new URL(orderAddress({ method, orderId: 'D 1&2' }), 'http://site.test');
  expect(orderIn(searchParams)).toBe('D 1&2');
  expect(methodOfPath(pathname)).toBe(method === 'huione' || method === 'xnbsk' ? method : undefined);
});
