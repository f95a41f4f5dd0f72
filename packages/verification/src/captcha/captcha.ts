import type { ApiFailure } from '@lobby/api-client/request';

/** What a verified captcha adds to the call that asked for one. */
export interface CaptchaProof {
  /** 0 slider, 1 picture. */
  readonly kaptchcate: 0 | 1;
  readonly codeId: string;
  readonly code: string;
}

/** What a call carries before anybody asked for a captcha. */
export const noCaptcha: CaptchaProof = { kaptchcate: 0, codeId: '', code: '' };

/** Which captcha the platform asked for: a picture to read, or a slider. */
export type CaptchaKind = 'graphic' | 'rapid';

/** Why there is no proof. `stage` decides the number in front of the words (specification, section 8). */
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
