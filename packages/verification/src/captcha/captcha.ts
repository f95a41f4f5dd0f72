import type { ApiFailure } from '@lobby/api-client/request';

/** The fields a solved captcha adds to the call that required it. */
export interface CaptchaProof {
  /** 0 slider, 1 picture. */
  readonly kaptchcate: 0 | 1;
  readonly codeId: string;
  readonly code: string;
}

/** The fields of a call before a captcha is required. */
export const noCaptcha: CaptchaProof = { kaptchcate: 0, codeId: '', code: '' };

/** The captcha the server requires: a picture to read, or a slider. */
export type CaptchaKind = 'graphic' | 'rapid';

/** Why the captcha failed. `stage` decides the number in front of the text (docs/rules.md#captchas). */
export interface CaptchaProblem {
  /** The captcha itself; fetching the picture; judging the slider. */
  readonly stage: 'captcha' | 'picture' | 'slider';
  /** The failed call, when one failed. */
  readonly failure?: ApiFailure;
}

/** How a captcha ended. */
export type CaptchaOutcome =
  | { readonly kind: 'solved'; readonly proof: CaptchaProof }
  | { readonly kind: 'failed'; readonly problem: CaptchaProblem }
  /** The dialog was closed: the member changed their mind. */
  | { readonly kind: 'given-up' };

/** A way to show that a person is there. Brands choose which one; see `brand.captcha`. */
export interface CaptchaProvider {
  /** Never rejects. */
  solve(signal: AbortSignal): Promise<CaptchaOutcome>;
}
