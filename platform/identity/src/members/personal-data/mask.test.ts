import { expect, it } from 'vitest';
import { maskAccountName, maskEmail, maskPhone, maskRealName, middleDigits } from './mask.ts';

it.each([
  ['+86 13812345678', '+86 138****5678', '1234'],
  ['13812345678', '138****5678', '1234'],
  ['+852 51234567', '+852 51****67', '2345'],
  ['+290 51234', '+290 ****4', '5123'],
  ['', '', ''],
])('hides the four middle digits of %s', (phone, masked, middle) => {
  expect(maskPhone(phone)).toBe(masked);
  expect(middleDigits(phone)).toBe(middle);
});

it.each([
  ['someone@example.com', 's***@example.com'],
  ['not-an-address', ''],
  ['', ''],
])('hides an address but for its domain: %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

it.each([
  ['张伟', '张*'],
  ['买买提·吐尔逊', '买******'],
  ['𠮷田', '𠮷*'],
  ['', ''],
])('leaves the first character of a name: %s', (name, masked) => expect(maskRealName(name)).toBe(masked));

it.each([
  ['demo88', 'd***8'],
  ['abc1', 'a***1'],
])(
  'leaves the first and the last character of the name of an account, %s, whatever its length',
  (name, masked) => expect(maskAccountName(name)).toBe(masked),
);
