import type { CaptchaProblem } from './captcha.ts';

/** A captcha that went wrong, a picture that did not come, a slider that was not passed (docs/rules.md#captchas). */
const numbers = { captcha: 6, picture: 1, slider: 2 } as const;

/** The number by which support recognises what went wrong. */
export function captchaNumber({ stage }: CaptchaProblem): number {
  return numbers[stage];
}
