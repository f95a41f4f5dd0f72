import { useText } from '@lobby/i18n';
import { TextField } from '@lobby/ui-kit/text-field';
import type { Ref } from 'react';
import { authMessages, type MessageId } from '../messages/index.ts';
import type { RecoveryWay } from './recover-password.flow.ts';
import { RegionSelect } from './region-select.tsx';
import type { RecoveryForm } from './use-recovery-form.ts';
import type { RegionChoice } from './use-regions.ts';

interface AccountFieldsProps {
  form: RecoveryForm;
  way: RecoveryWay;
  regions: RegionChoice;
  busy: boolean;
  firstField: Ref<HTMLInputElement>;
}

/** Who has forgotten, and where to reach them. */
export function AccountFields({ form, way, regions, busy, firstField }: AccountFieldsProps) {
  const t = useText(authMessages);
  const { values, errors } = form;
  const said = (id: MessageId | undefined) => (id === undefined ? undefined : t(id));
  return (
    <>
      <TextField
        ref={firstField}
        label={t('auth.username.label')}
        name="username"
        value={values.name}
        onChange={text => form.type('name', text)}
        onBlur={() => form.leave('name')}
        error={said(errors.name)}
        placeholder={t('auth.username.placeholder')}
        autoComplete="username"
        readOnly={busy}
      />
      {way === 'phone' ? (
        <TextField
          label={t('auth.recover.phone.label')}
          name="phone"
          type="tel"
          inputMode="tel"
          value={values.phone}
          onChange={text => form.type('phone', text)}
          onBlur={() => form.leave('phone')}
          error={said(errors.phone)}
          placeholder={t('auth.recover.phone.placeholder')}
          autoComplete="tel-national"
          readOnly={busy}
          before={<RegionSelect regions={regions} disabled={busy} />}
        />
      ) : (
        <TextField
          label={t('auth.recover.email.label')}
          name="email"
          type="text"
          inputMode="email"
          value={values.email}
          onChange={text => form.type('email', text)}
          onBlur={() => form.leave('email')}
          error={said(errors.email)}
          placeholder={t('auth.recover.email.placeholder')}
          autoComplete="email"
          readOnly={busy}
        />
      )}
    </>
  );
}
