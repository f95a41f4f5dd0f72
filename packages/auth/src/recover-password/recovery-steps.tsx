import { SubmitButton } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { FormEvent, Ref } from 'react';
import { authMessages } from '../messages/index.ts';
import { AccountFields } from './account-fields.tsx';
import { AnotherCode } from './another-code.tsx';
import { CodeFields } from './code-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { codeRefusalOf, type RecoveryState, stageOf } from './recover-password.flow.ts';
import css from './recover-password.module.css';
import type { RecoverPasswordViewProps } from './recover-password.props.ts';
import { RecoveryProblemNote } from './recovery-problem-note.tsx';
import { useRecoveryForm } from './use-recovery-form.ts';

interface RecoveryStepsProps extends RecoverPasswordViewProps {
  state: Exclude<RecoveryState, { step: 'done' }>;
  busy: boolean;
  firstField: Ref<HTMLInputElement>;
}

/** The form of the current step. */
export function RecoverySteps(props: RecoveryStepsProps) {
  const { state, busy, regions, onWay, onService } = props;
  const t = useText(authMessages);
  const stage = stageOf(state);
  const way = 'way' in state ? state.way : state.account.way;
  const otherWay = way === 'phone' ? 'email' : 'phone';
  const problem = 'problem' in state ? state.problem : undefined;
  const form = useRecoveryForm(props);
  /** The code that was sent is of no more use: the one way on is another. */
  const needsCode = stage === 1 && 'ticket' in state && state.ticket === undefined;

  function askAgain(event: FormEvent) {
    event.preventDefault();
    if (!busy && props.resendIn === 0) props.onResend();
  }

  return (
    <form {...form.frame} className={css.form} onSubmit={needsCode ? askAgain : form.frame.onSubmit}>
      {stage === 0 && (
        <>
          <Segmented
            wide
            label={t('auth.recover.way.label')}
            value={way}
            onChange={onWay}
            items={[
              { value: 'phone', label: t('auth.recover.way.phone'), disabled: busy },
              { value: 'email', label: t('auth.recover.way.email'), disabled: busy },
            ]}
          />
          <AccountFields form={form} way={way} regions={regions} firstField={props.firstField} />
        </>
      )}
      {'account' in state && stage === 1 && <CodeFields {...props} state={state} form={form} />}
      {stage === 2 && <PasswordFields form={form} />}
      <RecoveryProblemNote
        problem={codeRefusalOf(problem) ? undefined : problem}
        seconds={props.resendIn}
        onOther={() => onWay(otherWay)}
        otherWay={otherWay}
      />
      {needsCode ? (
        <AnotherCode
          seconds={props.resendIn}
          busy={state.step === 'resending-code'}
          otherWay={otherWay}
          onOther={() => onWay(otherWay)}
        />
      ) : (
        <SubmitButton missing={form.missing} busy={busy && state.step !== 'resending-code'}>
          {t(stage === 2 ? 'auth.recover.submit' : 'auth.recover.next')}
        </SubmitButton>
      )}
      <p className={css.service}>
        {t('auth.service.question')}
        <Link as="button" type="button" onClick={onService}>
          {t('auth.service.link')}
        </Link>
      </p>
    </form>
  );
}
