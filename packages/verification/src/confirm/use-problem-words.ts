import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { useCaptchaWords } from '../captcha/index.ts';
import type { CodeProblem } from './ask-code.flow.ts';

/** Why no code was sent, in a sentence. */
export function useProblemWords(): (problem: CodeProblem) => ReactNode {
  const locale = useLocale();
  const captchaWords = useCaptchaWords();
  return problem =>
    problem.kind === 'call' ? refusalText(problem.failure, locale) : captchaWords(problem.problem);
}
