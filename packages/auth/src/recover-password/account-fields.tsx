import { useText } from '@lobby/i18n';
import { TextField } from '@lobby/ui-kit/text-field';
import { verificationMessages } from '@lobby/verification/messages';
import { PhoneField, type Regions } from '@lobby/verification/regions';
import type { Ref } from 'react';
import { authMessages } from '../messages/index.ts';
import type { RecoveryWay } from './recover-password.flow.ts';
import css from './recover-password.module.css';
import type { RecoveryForm } from './use-recovery-form.ts';

interface AccountFieldsProps {
  form: RecoveryForm;
  way: RecoveryWay;
  regions: Regions;
  firstField: Ref<HTMLInputElement>;
}

/** Who has forgotten, where to reach them, and for whom there is no such way: said to everybody. */
export function AccountFields({ form, way, regions, firstField }: AccountFieldsProps) {
  const t = useText(authMessages, verificationMessages);
  return (
    <>
      <TextField
        {...form.text('name')}
        ref={firstField}
        name="username"
        placeholder={t('auth.username.placeholder')}
        autoComplete="username"
      />
      {way === 'phone' ? (
        <PhoneField {...form.text('phone')} region={form.choice('region')} regions={regions} />
      ) : (
        <TextField
          {...form.text('email')}
          inputMode="email"
          placeholder={t('verification.email.placeholder')}
          autoComplete="email"
        />
      )}
      <p className={css.aside}>{t('auth.recover.who')}</p>
    </>
  );
}
