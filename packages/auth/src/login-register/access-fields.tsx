import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Link } from '@lobby/ui-kit/link';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { TextField } from '@lobby/ui-kit/text-field';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { authMessages, type MessageId } from '../messages/index.ts';
import { AgreeTerms } from './agree-terms.tsx';
import { type AccessState, fieldOfProblem } from './login-register.flow.ts';
import type { AccessWay } from './login-register.form.ts';
import css from './login-register.module.css';
import { ProblemNote } from './problem-note.tsx';
import type { AccessForm } from './use-access-form.ts';

interface AccessFieldsProps {
  way: AccessWay;
  state: AccessState;
  form: AccessForm;
  canRemember: boolean;
  rememberedName?: string;
  waitingName?: string;
  firstField: Ref<HTMLInputElement>;
  /** `name`: what stands in the form. */
  onForgot: (name: string) => void;
  onTerms: () => void;
  onPrivacy: () => void;
  onService: () => void;
}

/** The form of one way. */
export function AccessFields(props: AccessFieldsProps) {
  const { way, state, form, canRemember, rememberedName } = props;
  const { values, errors, missing } = form;
  const t = useText(authMessages);
  const registering = way === 'register';
  const busy = state.step === 'submitting' || state.step === 'entering';
  const taken = fieldOfProblem(state) === 'username' ? t('auth.username.taken') : undefined;
  const said = (id: MessageId | undefined) => (id === undefined ? undefined : t(id));
  const formRef = useFocusOnTrouble(errors, taken);
  const reason =
    missing.length === 0
      ? undefined
      : t('auth.submit.missing', {
          fields: missing.map(id => t(id)).join(t('auth.submit.missingSeparator')),
        });
  const useRemembered = !registering && rememberedName !== undefined && values.username === rememberedName;
  const isWaiting = !registering && values.username !== '' && values.username === props.waitingName;
  const passwordHint =
    (registering && 'auth.password.hint') ||
    (isWaiting && 'auth.device.waiting') ||
    (useRemembered && 'auth.password.remembered');

  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) form.submit();
  }

  return (
    <form ref={formRef} className={css.form} onSubmit={send} noValidate {...form.composing}>
      <TextField
        ref={props.firstField}
        label={t('auth.username.label')}
        name="username"
        value={values.username}
        onChange={text => form.type('username', text)}
        onBlur={() => form.leave('username')}
        error={said(errors.username) ?? taken}
        hint={registering ? t('auth.username.hint') : undefined}
        placeholder={t('auth.username.placeholder')}
        autoComplete="username"
        inputMode="text"
        readOnly={busy}
      />
      <PasswordField
        label={t('auth.password.label')}
        name="password"
        value={values.password}
        onChange={text => form.type('password', text)}
        onBlur={() => form.leave('password')}
        error={said(errors.password)}
        hint={passwordHint && t(passwordHint)}
        placeholder={useRemembered ? '••••••••' : t('auth.password.placeholder')}
        className={useRemembered ? css.remembered : undefined}
        autoComplete={registering ? 'new-password' : 'current-password'}
        readOnly={busy}
      />
      {registering && (
        <PasswordField
          label={t('auth.repeat.label')}
          name="repeat"
          value={values.repeat}
          onChange={text => form.type('repeat', text)}
          onBlur={() => form.leave('repeat')}
          error={said(errors.repeat)}
          hint={t('auth.password.hint')}
          placeholder={t('auth.repeat.placeholder')}
          autoComplete="new-password"
          readOnly={busy}
        />
      )}
      {registering && <AgreeTerms {...props} error={said(errors.agree)} />}
      {!registering && (
        <div className={css.between}>
          {canRemember && (
            <Checkbox
              name="remember"
              checked={values.remember}
              onChange={on => form.tick('remember', on)}
              disabled={busy}
            >
              {t('auth.remember.label')}
            </Checkbox>
          )}
          <Link
            as="button"
            type="button"
            className={css.forgot}
            onClick={() => props.onForgot(values.username)}
            disabled={busy}
          >
            {t('auth.recover.link')}
          </Link>
        </div>
      )}
      <ProblemNote state={state} onPicture={() => !busy && form.submit('graphic')} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledLook={missing.length > 0}
        reason={reason}
      >
        {t(registering ? 'auth.register.submit' : 'auth.login.submit')}
      </Button>
      <p className={css.service}>
        {t('auth.service.question')}
        <Link as="button" type="button" onClick={props.onService}>
          {t('auth.service.link')}
        </Link>
      </p>
    </form>
  );
}

/** After a try that did not work, the focus goes to the first field that says why. */
function useFocusOnTrouble(errors: AccessForm['errors'], taken: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const count = Object.keys(errors).length;
  useEffect(() => {
    const element = form.current;
    const remember = () => {
      submitted.current = true;
    };
    element?.addEventListener('submit', remember);
    return () => element?.removeEventListener('submit', remember);
  }, []);
  useEffect(() => {
    if (!submitted.current || (count === 0 && taken === undefined)) return;
    submitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count, taken]);
  return form;
}
