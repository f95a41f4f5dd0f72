import { expect, it } from 'vitest';
import { readAccount } from './read-account.ts';

it.each([
  ['bank', ' 6222 0212 0000 0000 005 ', '6222021200000000005', '6222 **** 0005'],
  ['alipay', ' 13800138066 ', '13800138066', '138****8066'],
  ['alipay', ' Lin@Example.com', 'lin@example.com', undefined],
] as const)('one spelling of each account is stored: %s "%s"', (kind, typed, number, masked) => {
  const read = readAccount(kind, typed, '');
  expect(read.number).toBe(number);
  if (masked) expect(read.masked).toBe(masked);
});

it.each(['13800138066 9', '13800138066 ９', '138001380660', '+86 13800138066', '23800138066', ''])(
  'an Alipay account "%s" is refused: a suffix would make another account of the same',
  typed => {
    expect(() => readAccount('alipay', typed, '')).toThrow(
      expect.objectContaining({ data: { reason: 'alipay-shape' } }),
    );
  },
);
