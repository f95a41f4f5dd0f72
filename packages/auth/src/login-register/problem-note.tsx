import { failureText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import { type AccessState, fieldOfProblem } from './login-register.flow.ts';
import css from './login-register.module.css';

/** Why the last try did not work, in a sentence above the button; what belongs to a field stands there instead. */
export function ProblemNote({ state }: { state: AccessState }) {
  const t = useText(authMessages);
  const locale = useLocale();
  if (state.step !== 'filling') return null;
  const { problem, registered } = state;
  const apart = problem && fieldOfProblem(state) === undefined;
  return (
    <div role="alert" className={css.problem}>
      {registered && <p className={css.good}>{t('auth.login.afterRegister')}</p>}
      {apart && (
        <p className={css.bad}>
          <Icon name="error" size={16} />
          {problem.kind === 'captcha' ? t('auth.captcha.needed') : failureText(problem.failure, locale)}
        </p>
      )}
    </div>
  );
}
