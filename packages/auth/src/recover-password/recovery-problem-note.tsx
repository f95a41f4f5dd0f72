import { refusalTitle } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Callout } from '@lobby/ui-kit/callout';
import { useCaptchaWords } from '@lobby/verification/captcha';
import { useCodeProblem } from '@lobby/verification/codes';
import { isUsedUp, resendAtOf } from '@lobby/verification/codes/refusal';
import { authMessages } from '../messages/index.ts';
import type { RecoveryProblem, RecoveryWay } from './recover-password.flow.ts';
import css from './recover-password.module.css';

interface RecoveryProblemNoteProps {
  problem: RecoveryProblem | undefined;
  /** Until another code may be requested. */
  seconds: number;
  otherWay: RecoveryWay;
  onOther: () => void;
}

/** Why the last try did not work, in a sentence above the button; where that is final, with the other way. */
export function RecoveryProblemNote({ problem, seconds, otherWay, onOther }: RecoveryProblemNoteProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const codeProblem = useCodeProblem(seconds);
  const captchaWords = useCaptchaWords();
  // Of a wait, its countdown says all.
  const titled = problem?.kind === 'call' && resendAtOf(problem.failure) === undefined;
  const why =
    problem?.kind === 'call' ? codeProblem(problem.failure) : problem && captchaWords(problem.problem);
  return (
    <div role="alert" className={css.problem}>
      {why && (
        <Callout
          icon="error"
          tone="danger"
          title={titled ? refusalTitle(problem.failure, locale) : undefined}
        >
          {why}
        </Callout>
      )}
      {problem?.kind === 'call' && isUsedUp(problem.failure) && (
        <Button variant="outline" size="l" wide onClick={onOther}>
          {t(`auth.recover.other.${otherWay}`)}
        </Button>
      )}
    </div>
  );
}
