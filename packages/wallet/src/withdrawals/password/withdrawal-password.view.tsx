import { refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { Stack } from '@lobby/ui-kit/stack';
import { ServiceLine } from '@lobby/verification/confirm';
import { verificationMessages } from '@lobby/verification/messages';
import { ConfirmFields, failureOf, isBusy, needOf } from '../confirmed/confirm-fields.tsx';
import type { ConfirmedProps } from '../confirmed/use-confirmed-change.ts';
import { withdrawalPasswordMessages } from './messages/index.ts';
import { passwordRefusal } from './password-refusal.ts';
import { useLockWords } from './use-lock-words.ts';
import {
  emptyPasswords,
  type PasswordMessage,
  type PasswordValues,
  passwordReaders,
  passwordRules,
} from './withdrawal-password.form.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';

export interface WithdrawalPasswordViewProps extends ConfirmedProps, WithdrawalPassword {
  /** By the server's clock, ms. */
  readonly now: number;
  onSubmit(values: PasswordValues): void;
  onClose(): void;
}

/** The new withdrawal password twice, the old one for a change, and the code that confirms it. */
export function WithdrawalPasswordView(props: WithdrawalPasswordViewProps) {
  const { does, now, onSubmit, onClose, ...confirmed } = props;
  const t = useText(withdrawalPasswordMessages, verificationMessages);
  const locale = useLocale();
  const lockWords = useLockWords();
  const failure = failureOf(confirmed.state);
  const said = passwordRefusal(failure);
  const ofOld =
    said?.kind === 'wrong'
      ? t('withdrawalPassword.left', { left: said.left })
      : said?.kind === 'locked'
        ? lockWords(said.until, now)
        : undefined;
  const ofNew = (kind: 'new' | 'repeat') =>
    said?.kind === kind && failure ? refusalText(failure, locale) : undefined;

  const form = useFieldForm<PasswordValues, PasswordMessage>({
    initial: emptyPasswords,
    rules: passwordRules(does, needOf(confirmed)),
    read: passwordReaders,
    labels: {
      old: t('withdrawalPassword.old'),
      password: t('withdrawalPassword.new'),
      repeat: t('withdrawalPassword.repeat'),
      code: t('verification.code.label'),
    },
    say: t,
    busy: isBusy(confirmed),
    onEdit: confirmed.onEdit,
    onSubmit: values => onSubmit(values),
  });
  const six = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;

  return (
    <Dialog
      open
      onClose={onClose}
      closable={confirmed.state.step !== 'saving'}
      title={t(`withdrawalPassword.${does}.title`)}
    >
      <Stack as="form" {...form.frame}>
        <Hint>
          {t('withdrawalPassword.what')} {does !== 'set' && t('withdrawalPassword.hold')}
        </Hint>
        {does === 'change' && <PasswordField {...form.text('old', ofOld)} {...six} />}
        <PasswordField
          {...form.text('password', ofNew('new'))}
          {...six}
          hint={t('withdrawalPassword.new.hint')}
        />
        <PasswordField {...form.text('repeat', ofNew('repeat'))} {...six} />
        <ConfirmFields
          {...confirmed}
          field={form.text('code')}
          isSaidElsewhere={said !== undefined && (said.kind !== 'locked' || does === 'change')}
          onEmpty={() => form.set('code', '')}
        />
        <SubmitButton missing={form.missing} busy={isBusy(confirmed)}>
          {t('withdrawalPassword.submit')}
        </SubmitButton>
        <ServiceLine onService={confirmed.onService} />
      </Stack>
    </Dialog>
  );
}
