import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { authMessages } from '../messages/index.ts';
import type { CaptchaProblem } from './captcha.ts';

/** The numbers in front of a captcha's words. Specification, section 8. */
const prefixes = { captcha: 6, picture: 1, slider: 2 } as const;
const words = {
  captcha: 'auth.captcha.wrong',
  picture: 'auth.captcha.pictureFailed',
  slider: 'auth.captcha.sliderFailed',
} as const;

/** Says why a captcha did not work: "2：…". */
export function useCaptchaWords(): (problem: CaptchaProblem) => string {
  const t = useText(authMessages);
  const locale = useLocale();
  return ({ stage, failure }) => {
    const refusal = failure && !isMiss(failure) ? refusalText(failure, locale) : undefined;
    const why = refusal ?? t(words[stage]);
    return t('auth.captcha.prefixed', { number: prefixes[stage], words: why });
  };
}

/** The platform judged the captcha and did not take it; anything else says itself what went wrong. */
function isMiss(failure: ApiFailure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.name === 'authentication-code-error' || failure.name === 'authentication-code-expired')
  );
}
