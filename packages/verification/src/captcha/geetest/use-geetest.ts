import { toFailure } from '@lobby/api';
import { useValidateGeeCheckMutation } from '@lobby/api/endpoints/user-verification';
import type { BrandCaptcha } from '@lobby/brand-kit';
import { useLocale } from '@lobby/i18n';
import { useCallback } from 'react';
import type { CaptchaProvider } from '../captcha.ts';
import { createGeetest } from './geetest.ts';
import { loadGeetest } from './load-geetest.ts';

type Settings = Extract<BrandCaptcha, { kind: 'geetest' }>;

const languages = { 'zh-CN': 'zho', 'zh-TW': 'zho-tw' } as const;

/** Makes the GeeTest of a brand, in the member's language. */
export function useGeetest(): (settings: Settings) => CaptchaProvider {
  const locale = useLocale();
  const [validate] = useValidateGeeCheckMutation();
  return useCallback(
    ({ captchaId, scriptOrigin }) =>
      createGeetest({
        captchaId,
        language: languages[locale],
        load: () => loadGeetest(scriptOrigin),
        async judge({ lot_number, captcha_output, pass_token, gen_time }, signal) {
          const call = validate({ lot_number, captcha_output, pass_token, gen_time });
          const giveUp = () => call.abort();
          signal.addEventListener('abort', giveUp, { once: true });
          const { data, error } = await call;
          signal.removeEventListener('abort', giveUp);
          if (signal.aborted) return { kind: 'given-up' };
          if (error) return { kind: 'failed', problem: { stage: 'slider', failure: toFailure(error) } };
          return { kind: 'solved', proof: { kaptchcate: 0, codeId: lot_number, code: data.pass } };
        },
      }),
    [locale, validate],
  );
}
