import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale } from '@lobby/i18n';
import { useCaptchaWords } from '@lobby/verification/captcha';
import type { ReactNode } from 'react';
import type { CodeProblem } from './ask-code.flow.ts';

/** Why no code was sent, in a sentence. */
export function useProblemWords(): (problem: CodeProblem) => ReactNode {
  const locale = useLocale();
  const captchaWords = useCaptchaWords();
  return problem =>
    problem.kind === 'call' ? refusalText(problem.failure, locale) : captchaWords(problem.problem);
}
