import { refusalText, refusalTitle } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Link } from '@lobby/ui-kit/link';
import { useCaptchaWords } from '@lobby/verification/captcha';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';
import { type AccessState, fieldOfProblem } from './login-register.flow.ts';
import css from './login-register.module.css';

interface ProblemNoteProps {
  state: AccessState;
  /** Try again with the picture, for whom the slider does not work. */
  onPicture: () => void;
}

/** Why the last attempt failed, above the button; problems of a field are shown at the field instead. */
export function ProblemNote({ state, onPicture }: ProblemNoteProps) {
  const t = useText(authMessages, verificationMessages);
  const locale = useLocale();
  const captchaWords = useCaptchaWords();
  if (state.step !== 'filling') return null;
  const { problem, registered } = state;
  const why =
    problem && fieldOfProblem(state) === undefined
      ? problem.kind === 'captcha'
        ? captchaWords(problem.problem)
        : refusalText(problem.failure, locale)
      : undefined;
  return (
    <div role="alert" className={css.problem}>
      {registered && <p className={css.good}>{t('auth.login.afterRegister')}</p>}
      {why && (
        <Callout
          icon="error"
          tone="danger"
          title={problem?.kind === 'call' ? refusalTitle(problem.failure, locale) : undefined}
          action={
            problem?.kind === 'captcha' && (
              <Link as="button" type="button" onClick={onPicture}>
                {t('verification.captcha.usePicture')}
              </Link>
            )
          }
        >
          {why}
        </Callout>
      )}
    </div>
  );
}
