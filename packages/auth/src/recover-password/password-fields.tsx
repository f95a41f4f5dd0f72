import { useText } from '@lobby/i18n';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { authMessages, type MessageId } from '../messages/index.ts';
import css from './recover-password.module.css';
import type { RecoveryForm } from './use-recovery-form.ts';

/** The new password, twice. */
export function PasswordFields({ form, busy }: { form: RecoveryForm; busy: boolean }) {
  const t = useText(authMessages);
  const { values, errors } = form;
  const said = (id: MessageId | undefined) => (id === undefined ? undefined : t(id));
  return (
    <>
      {/* Lets the browser save the new password under the right name. */}
      <input hidden readOnly name="username" autoComplete="username" value={values.name} />
      <PasswordField
        label={t('auth.recover.password.label')}
        name="password"
        value={values.password}
        onChange={text => form.type('password', text)}
        onBlur={() => form.leave('password')}
        error={said(errors.password)}
        hint={t('auth.password.hint')}
        placeholder={t('auth.recover.password.placeholder')}
        autoComplete="new-password"
        readOnly={busy}
      />
      <PasswordField
        label={t('auth.recover.repeat.label')}
        name="repeat"
        value={values.repeat}
        onChange={text => form.type('repeat', text)}
        onBlur={() => form.leave('repeat')}
        error={said(errors.repeat)}
        placeholder={t('auth.recover.repeat.placeholder')}
        autoComplete="new-password"
        readOnly={busy}
      />
      <p className={css.aside}>{t('auth.recover.everywhere')}</p>
    </>
  );
}
