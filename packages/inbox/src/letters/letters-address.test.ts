import { expect, it } from 'vitest';
import { placeAddress, readPlace } from './letters-address.ts';

const read = (address: string) => readPlace(new URL(address, 'http://a').searchParams);

it.each([
  ['/mine/message', { tab: 'notice', page: 1 }],
  ['/mine/message?kind=fd&page=3', { tab: 'fd', page: 3 }],
] as const)('%s is read and written', (address, place) => {
  expect(read(address)).toEqual(place);
  expect(placeAddress(place)).toBe(address);
});

it('an address that makes no sense is the first page of the first tab', () => {
  expect(read('/mine/message?kind=chain&page=-2')).toEqual({ tab: 'notice', page: 1 });
  expect(read('/mine/message?page=1e99')).toEqual({ tab: 'notice', page: 1 });
});
