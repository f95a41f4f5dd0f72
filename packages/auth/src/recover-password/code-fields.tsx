import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { CodeField } from '../codes/code-field.tsx';
import { FraudWarning } from '../codes/fraud-warning.tsx';
import { authMessages } from '../messages/index.ts';
import { codeRefusalOf, type RecoveryState } from './recover-password.flow.ts';
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
  const { account } = state;
  const waiting = resendIn > 0;
  const isLive = 'ticket' in state && state.ticket !== undefined;
  return (
    <>
      {isLive && (
        <p className={css.sent}>
          {t(account.way === 'phone' ? 'auth.recover.sent.phone' : 'auth.recover.sent.email', {
            target: account.target,
          })}
        </p>
      )}
      <CodeField
        label={t('auth.code.label')}
        value={form.values.code}
        onChange={digits => form.type('code', digits)}
        onEmpty={() => form.empty('code')}
        error={form.errors.code && t(form.errors.code)}
        refusal={codeRefusalOf('problem' in state ? state.problem : undefined)}
        readOnly={state.step !== 'enter-code'}
      />
      {isLive && (
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
        </div>
      )}
      <FraudWarning />
    </>
  );
}
