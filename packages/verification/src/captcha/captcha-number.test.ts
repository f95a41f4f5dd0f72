import { expect, it } from 'vitest';
import { captchaNumber } from './captcha-number.ts';

it.each([
  ['captcha', 6],
  ['picture', 1],
  ['slider', 2],
] as const)('a problem of the %s has the number %i', (stage, number) => {
  expect(captchaNumber({ stage })).toBe(number);
  expect(captchaNumber({ stage, failure: { kind: 'offline' } })).toBe(number);
});
