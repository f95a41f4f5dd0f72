import { refusalText } from '@lobby/api-client/refusal-reasons';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { authMessages } from '../messages/index.ts';
import { isAboutCode, type RecoveryState } from './recover-password.flow.ts';
import css from './recover-password.module.css';
import type { RecoveryForm } from './use-recovery-form.ts';

interface CodeFieldsProps {
  state: Extract<RecoveryState, { account: object }>;
  form: RecoveryForm;
  resendIn: number;
  onResend: () => void;
}

/** Where the code went, its six digits, and the way to another one. */
export function CodeFields({ state, form, resendIn, onResend }: CodeFieldsProps) {
  const t = useText(authMessages);
  const locale = useLocale();
  const { account } = state;
  const problem = 'problem' in state && isAboutCode(state.problem) ? state.problem : undefined;
  const refusal = problem?.kind === 'call' ? refusalText(problem.failure, locale) : undefined;
  const waiting = resendIn > 0;
  return (
    <>
      <p className={css.sent}>
        {t(account.way === 'phone' ? 'auth.recover.sent.phone' : 'auth.recover.sent.email', {
          target: account.target,
        })}
      </p>
      <OtpField
        label={t('auth.code.label')}
        name="code"
        length={6}
        value={form.values.code}
        onChange={digits => form.type('code', digits)}
        error={form.errors.code ? t(form.errors.code) : refusal}
        readOnly={state.step !== 'enter-code'}
      />
      <div className={css.resend}>
        <Button
          variant="ghost"
          size="s"
          busy={state.step === 'resending-code'}
          disabledLook={waiting}
          onClick={() => !waiting && state.step === 'enter-code' && onResend()}
        >
          {waiting ? t('auth.device.againIn', { seconds: resendIn }) : t('auth.device.again')}
        </Button>
        <span className={css.staff}>{t('auth.device.warning')}</span>
      </div>
    </>
  );
}
