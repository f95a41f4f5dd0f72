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

/** Shows why a captcha failed, after its number, by which support knows it. */
export function useCaptchaWords(): (problem: CaptchaProblem) => ReactNode {
  const t = useText(verificationMessages);
  const locale = useLocale();
  return problem => {
    const { stage, failure } = problem;
    const refusal = failure && !isMiss(failure) ? refusalText(failure, locale) : undefined;
    return (
      <>
        <small className={css.number}>
          {t('verification.captcha.number', { number: captchaNumber(problem) })}
        </small>
        {refusal ?? t(words[stage])}
      </>
    );
  };
}

/** The server rejected the captcha; other failures have texts of their own. */
function isMiss(failure: ApiFailure): boolean {
  return (
    failure.kind === 'refused' &&
    (failure.name === 'authentication-code-error' || failure.name === 'authentication-code-expired')
  );
}
