import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { CodeField, FraudWarning } from '@lobby/verification/codes';
import { verificationMessages } from '@lobby/verification/messages';
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

/**
 * Where a code goes, its six digits, and the way to another one. Whether one was sent is not shown: only the platform
 * knows whether the account has the target.
 */
export function CodeFields({ state, form, resendIn, onResend }: CodeFieldsProps) {
  const t = useText(authMessages, verificationMessages);
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
        {...form.text('code')}
        onEmpty={() => form.set('code', '')}
        sent={'ticket' in state ? state.ticket : undefined}
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
            <span translate="no">
              {waiting ? t('verification.code.againIn', { seconds: resendIn }) : t('verification.code.again')}
            </span>
          </Button>
        </div>
      )}
      {isLive && <p className={css.aside}>{t('auth.recover.nothing')}</p>}
      <FraudWarning />
    </>
  );
}
