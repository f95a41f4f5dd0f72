import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { type ReactNode, useState } from 'react';
import { verificationMessages } from '../messages/index.ts';
import { resendAtOf } from './code-refusal.ts';

/**
 * Why no code was sent, in a sentence.
 * @param seconds until the next may be requested, as the button beside it counts: a sentence about the wait says the same,
 *   and nothing is wrong any more once it is over.
 */
export function useCodeProblem(seconds: number): (failure: ApiFailure) => ReactNode {
  const locale = useLocale();
  return failure => {
    if (resendAtOf(failure) === undefined) return refusalText(failure, locale);
    return seconds > 0 && <WaitSentence seconds={seconds} />;
  };
}

/** Announced once, with the seconds that there were then, and counted down for the eye. */
function WaitSentence({ seconds }: { seconds: number }) {
  const t = useText(verificationMessages);
  const [first] = useState(seconds);
  return (
    <>
      <span translate="no" aria-hidden="true">
        {t('verification.code.wait', { seconds })}
      </span>
      <VisuallyHidden>{t('verification.code.wait', { seconds: first })}</VisuallyHidden>
    </>
  );
}
