import { failureText } from '@lobby/api-client/request';
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
    // A refusal only says that the captcha was not passed; anything else says what else went wrong.
    const why = failure && failure.kind !== 'refused' ? failureText(failure, locale) : t(words[stage]);
    return t('auth.captcha.prefixed', { number: prefixes[stage], words: why });
  };
}
