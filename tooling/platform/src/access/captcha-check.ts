/** What came with a login or a registration to prove that a person is there. */
export interface CaptchaAnswer {
  kaptchcate: 0 | 1;
  codeId: string;
  code: string;
}

/** Asks for proof of a person. Refuses with 'graphic-verification' or 'rapid-verification' when it is missing. */
export interface CaptchaCheck {
  check(answer: CaptchaAnswer): Promise<void>;
}

/** Chosen by configuration, never by absence: `captcha: 'off'`. The limits on tries stand without it. */
export const captchaOff: CaptchaCheck = { check: async () => {} };
