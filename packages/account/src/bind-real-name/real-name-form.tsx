import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { Stack } from '@lobby/ui-kit/stack';
import { TextField } from '@lobby/ui-kit/text-field';
import { verificationMessages } from '@lobby/verification/messages';
import { securityMessages } from '../messages/security/index.ts';
import { realNameReaders, realNameRules } from './bind-real-name.form.ts';

interface RealNameFormProps {
  /** What was entered before. */
  readonly realName: string;
  readonly failure: ApiFailure | undefined;
  onEdit(): void;
  onEnter(realName: string): void;
}

/** The field, what binding it means, and why it was refused. */
export function RealNameForm({ realName, failure, onEdit, onEnter }: RealNameFormProps) {
  const t = useText(securityMessages, verificationMessages);
  const locale = useLocale();
  const form = useFieldForm({
    initial: { realName },
    rules: realNameRules,
    read: realNameReaders,
    labels: { realName: t('security.realName') },
    say: t,
    onEdit,
    onSubmit: values => onEnter(values.realName),
  });
  const refusal = failure && (refusalText(failure, locale) ?? t('security.failed'));
  return (
    <Stack as="form" {...form.frame}>
      <Callout icon="warning">{t('security.realName.hint')}</Callout>
      <TextField
        {...form.text('realName', refusal)}
        placeholder={t('security.realName.placeholder')}
        autoComplete="name"
        autoFocus={realName !== ''}
      />
      <SubmitButton missing={form.missing}>{t('security.next')}</SubmitButton>
    </Stack>
  );
}
