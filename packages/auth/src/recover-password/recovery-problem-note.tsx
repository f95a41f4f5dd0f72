import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { useCaptchaWords } from '../captcha/captcha-words.tsx';
import type { RecoveryProblem } from './recover-password.flow.ts';
import css from './recover-password.module.css';

/** Why the last try did not work, in a sentence above the button. */
export function RecoveryProblemNote({ problem }: { problem: RecoveryProblem | undefined }) {
  const locale = useLocale();
  const captchaWords = useCaptchaWords();
  const why =
    problem?.kind === 'call'
      ? refusalText(problem.failure, locale)
      : problem && captchaWords(problem.problem);
  return (
    <div role="alert" className={css.problem}>
      {why && (
        <p className={css.bad}>
          <Icon name="error" size={16} />
          {why}
        </p>
      )}
    </div>
  );
}
