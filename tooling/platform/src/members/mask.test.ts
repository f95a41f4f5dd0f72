import { expect, it } from 'vitest';
import { maskEmail, maskPhone, maskRealName } from './mask.ts';

it.each([
  ['13812345678', '138****5678'],
  ['12345', '****45'],
  ['', ''],
])('hides the middle of a phone number: %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

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
