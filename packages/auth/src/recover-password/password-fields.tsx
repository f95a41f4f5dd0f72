import { useText } from '@lobby/i18n';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';
import css from './recover-password.module.css';
import type { RecoveryForm } from './use-recovery-form.ts';

/** The new password, twice. */
export function PasswordFields({ form }: { form: RecoveryForm }) {
  const t = useText(authMessages, verificationMessages);
  return (
    <>
      {/* Lets the browser save the new password under the right name. */}
      <input hidden readOnly name="username" autoComplete="username" value={form.values.name} />
      <PasswordField
        {...form.text('password')}
        hint={t('verification.password.hint')}
        placeholder={t('auth.recover.password.placeholder')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('repeat')}
        placeholder={t('auth.recover.repeat.placeholder')}
        autoComplete="new-password"
      />
      <p className={css.aside}>{t('auth.recover.everywhere')}</p>
    </>
  );
}
