import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Link } from '@lobby/ui-kit/link';
import { Segmented } from '@lobby/ui-kit/segmented';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { authMessages } from '../messages/index.ts';
import type { Region } from '../rules/contact.ts';
import { AccountFields } from './account-fields.tsx';
import { AnotherCode } from './another-code.tsx';
import { CodeFields } from './code-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { codeRefusalOf, type RecoveryState, stageOf } from './recover-password.flow.ts';
import { fieldsOf, type RecoveryValues } from './recover-password.form.ts';
import css from './recover-password.module.css';
import type { RecoverPasswordViewProps } from './recover-password.view.tsx';
import { RecoveryProblemNote } from './recovery-problem-note.tsx';
import { useRecoveryForm } from './use-recovery-form.ts';

interface RecoveryStepsProps extends RecoverPasswordViewProps {
  state: Exclude<RecoveryState, { step: 'done' }>;
  busy: boolean;
  firstField: Ref<HTMLInputElement>;
}

/** The form of the step the member stands at. */
export function RecoverySteps(props: RecoveryStepsProps) {
  const { state, busy, regions, onWay, onService } = props;
  const t = useText(authMessages);
  const stage = stageOf(state);
  const way = 'way' in state ? state.way : state.account.way;
  const otherWay = way === 'phone' ? 'email' : 'phone';
  const problem = 'problem' in state ? state.problem : undefined;
  const form = useRecoveryForm({
    stage,
    regions,
    facts: { way, region: regions.chosen, codeIsLive: 'ticket' in state && state.ticket !== undefined },
    initial: props.initial,
    onEdit: props.onEdit,
    onSubmit: send,
  });
  const frame = useFocusOnTrouble(stage, `${Object.keys(form.errors)}`);
  /** The code that was sent is of no more use: the one way on is another. */
  const needsCode = stage === 1 && 'ticket' in state && state.ticket === undefined;

  function send(values: RecoveryValues, region: Region) {
    if (stage === 0) {
      const target = way === 'phone' ? `${region.areaCode} ${values.phone}` : values.email;
      props.onAccount({ way, name: values.name, target });
    } else if (stage === 1) props.onCode(values.code);
    else props.onPassword(values.password, values.repeat);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!needsCode) form.submit();
    else if (props.resendIn === 0) props.onResend();
  }

  const labels = {
    name: 'auth.username.label',
    phone: 'auth.recover.phone.label',
    email: 'auth.recover.email.label',
    code: 'auth.code.label',
    password: 'auth.recover.password.label',
    repeat: 'auth.recover.repeat.label',
  } as const;
  const missing = fieldsOf(stage, way).filter(field => form.values[field] === '');
  const reason =
    missing.length === 0
      ? undefined
      : t('auth.submit.missing', {
          fields: missing.map(field => t(labels[field])).join(t('auth.submit.missingSeparator')),
        });

  return (
    <form ref={frame} className={css.form} onSubmit={submit} noValidate {...form.composing}>
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
          <AccountFields form={form} way={way} regions={regions} busy={busy} firstField={props.firstField} />
        </>
      )}
      {'account' in state && stage === 1 && <CodeFields {...props} state={state} form={form} />}
      {stage === 2 && <PasswordFields form={form} busy={busy} />}
      <RecoveryProblemNote
        problem={codeRefusalOf(problem) ? undefined : problem}
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
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          busy={busy && state.step !== 'resending-code'}
          disabledLook={!form.filled}
          reason={reason}
        >
          {t(stage === 2 ? 'auth.recover.submit' : 'auth.recover.next')}
        </Button>
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

/** The focus goes to the first field of a new step, and after a try that did not work to the field that says why. */
function useFocusOnTrouble(stage: number, trouble: string) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const shown = useRef(stage);
  useEffect(() => {
    const element = form.current;
    const remember = () => {
      submitted.current = true;
    };
    element?.addEventListener('submit', remember);
    return () => element?.removeEventListener('submit', remember);
  }, []);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  }, [stage]);
  // `trouble` says when there is something new to look for.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!submitted.current || !wrong) return;
    submitted.current = false;
    wrong.focus();
  }, [trouble]);
  return form;
}
