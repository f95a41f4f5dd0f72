import { SubmitButton } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui-kit/checkbox';
import { Link } from '@lobby/ui-kit/link';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { TextField } from '@lobby/ui-kit/text-field';
import { verificationMessages } from '@lobby/verification/messages';
import { isSameName } from '@lobby/verification/rules';
import type { Ref } from 'react';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { authMessages } from '../messages/index.ts';
import { AgreeTerms } from './agree-terms.tsx';
import { type AccessState, fieldOfProblem } from './login-register.flow.ts';
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
  /** The box was unticked: what is remembered goes at once. */
  onForgetPassword: () => void;
  /** `name`: the current value of the form. */
  onForgot: (name: string) => void;
  onTerms: () => void;
  onPrivacy: () => void;
  onService: () => void;
}

/** The form of one way. */
export function AccessFields(props: AccessFieldsProps) {
  const { way, state, form, canRemember, rememberedName } = props;
  const { values } = form;
  const t = useText(authMessages, verificationMessages);
  const registering = way === 'register';
  const taken = fieldOfProblem(state) === 'username' ? t('auth.username.taken') : undefined;
  const remember = form.tick('remember');
  const busy = remember.disabled;
  const useRemembered = !registering && isSameName(values.username, rememberedName);
  const isWaiting = !registering && isSameName(values.username, props.waitingName);
  const passwordHint =
    (registering && 'verification.password.hint') ||
    (isWaiting && 'auth.device.waiting') ||
    (useRemembered && 'auth.password.remembered');

  return (
    <form {...form.frame} className={css.form}>
      <TextField
        {...form.text('username', taken)}
        ref={props.firstField}
        hint={registering ? t('verification.username.hint') : undefined}
        placeholder={t('auth.username.placeholder')}
        autoComplete="username"
        inputMode="text"
      />
      <PasswordField
        {...form.text('password')}
        hint={passwordHint && t(passwordHint)}
        placeholder={useRemembered ? '••••••••' : t('auth.password.placeholder')}
        className={useRemembered ? css.remembered : undefined}
        autoComplete={registering ? 'new-password' : 'current-password'}
      />
      {registering && (
        <PasswordField
          {...form.text('repeat')}
          hint={t('verification.password.hint')}
          placeholder={t('auth.repeat.placeholder')}
          autoComplete="new-password"
        />
      )}
      {registering && <AgreeTerms {...props} />}
      {!registering && (
        <div className={css.between}>
          {canRemember && (
            <Checkbox
              {...remember}
              onChange={on => {
                remember.onChange(on);
                if (!on) props.onForgetPassword();
              }}
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
      <ProblemNote state={state} onPicture={() => form.submit('graphic')} />
      <SubmitButton missing={form.missing} busy={busy}>
        {t(registering ? 'auth.register.submit' : 'auth.login.submit')}
      </SubmitButton>
      <p className={css.service}>
        {t('auth.service.question')}
        <Link as="button" type="button" onClick={props.onService}>
          {t('auth.service.link')}
        </Link>
      </p>
    </form>
  );
}
