import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { verificationMessages } from '../messages/index.ts';
import type { CaptchaProblem } from './captcha.ts';
import { captchaNumber } from './captcha-number.ts';
import css from './captcha-words.module.css';

const words = {
  captcha: 'verification.captcha.wrong',
  picture: 'verification.captcha.pictureFailed',
  slider: 'verification.captcha.sliderFailed',
} as const;

/** Says why a captcha did not work; its number, which tells a member nothing, stands small at the end. */
export function useCaptchaWords(): (problem: CaptchaProblem) => ReactNode {
  const t = useText(verificationMessages);
  const locale = useLocale();
  return problem => {
    const { stage, failure } = problem;
    const refusal = failure && !isMiss(failure) ? refusalText(failure, locale) : undefined;
    return (
      <>
        {refusal ?? t(words[stage])}
        <small className={css.number}>
          {t('verification.captcha.number', { number: captchaNumber(problem) })}
        </small>
      </>
    );
  };
}

/** The platform judged the captcha and did not take it; anything else says itself what went wrong. */
function isMiss(failure: ApiFailure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.name === 'authentication-code-error' || failure.name === 'authentication-code-expired')
  );
}
