import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
import { TextField } from '@lobby/ui-kit/text-field';
import { useMemo } from 'react';
import { profileMessages } from '../messages/profile/index.ts';
import { birthdayRules } from './birthday.form.ts';

interface BirthdayFormProps {
  /** What was entered before. */
  readonly birthday: string;
  /** By the server's clock, ms. */
  readonly now: number;
  readonly failure: ApiFailure | undefined;
  onEdit(): void;
  onEnter(birthday: string): void;
}

/** The field, with why it was refused. */
export function BirthdayForm({ birthday, now, failure, onEdit, onEnter }: BirthdayFormProps) {
  const t = useText(profileMessages);
  const locale = useLocale();
  const rules = useMemo(() => birthdayRules(now), [now]);
  const form = useFieldForm({
    initial: { birthday },
    rules,
    labels: { birthday: t('profile.birthday') },
    say: t,
    onEdit,
    onSubmit: values => onEnter(values.birthday),
  });
  const refusal = failure && (refusalText(failure, locale) ?? t('profile.saveFailed'));
  return (
    <Stack as="form" {...form.frame}>
      <Hint size="m">{t('profile.birthday.hint')}</Hint>
      <TextField
        type="date"
        autoComplete="bday"
        autoFocus={birthday !== ''}
        {...form.text('birthday', refusal)}
      />
      <SubmitButton missing={form.missing}>{t('profile.birthday.next')}</SubmitButton>
    </Stack>
  );
}
