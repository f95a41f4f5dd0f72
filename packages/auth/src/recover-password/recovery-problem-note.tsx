import { failureText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { useCaptchaWords } from '../captcha/captcha-words.ts';
import { isUsedUp } from '../codes/code-refusal.ts';
import { authMessages } from '../messages/index.ts';
import type { RecoveryProblem, RecoveryWay } from './recover-password.flow.ts';
import css from './recover-password.module.css';

interface RecoveryProblemNoteProps {
  problem: RecoveryProblem | undefined;
  otherWay: RecoveryWay;
  onOther: () => void;
}

/** Why the last try did not work, in a sentence above the button; where that is final, with the other way. */
export function RecoveryProblemNote({ problem, otherWay, onOther }: RecoveryProblemNoteProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const captchaWords = useCaptchaWords();
  return (
    <div role="alert" className={css.problem}>
      {problem && (
        <p className={css.bad}>
          <Icon name="error" size={16} />
          {problem.kind === 'call' ? failureText(problem.failure, locale) : captchaWords(problem.problem)}
        </p>
      )}
      {problem?.kind === 'call' && isUsedUp(problem.failure) && (
        <Button variant="outline" size="l" wide onClick={onOther}>
          {t(`auth.recover.other.${otherWay}`)}
        </Button>
      )}
    </div>
  );
}
