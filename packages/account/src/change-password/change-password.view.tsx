import { refusalText } from '@lobby/api-client/refusal-reasons';
import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { PasswordField } from '@lobby/ui-kit/password-field';
import { Stack } from '@lobby/ui-kit/stack';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import {
  type AskCodeProps,
  type Bound,
  ConfirmPart,
  codeNeed,
  FailureNote,
  type PasskeyState,
  ServiceLine,
  type Via,
} from '@lobby/verification/confirm';
import { verificationMessages } from '@lobby/verification/messages';
import { securityMessages } from '../messages/security/index.ts';
import { type ChangePasswordState, fieldOf } from './change-password.flow.ts';
import {
  emptyPasswords,
  type PasswordMessage,
  type PasswordValues,
  passwordReaders,
  passwordRules,
} from './change-password.form.ts';

export interface ChangePasswordViewProps {
  state: ChangePasswordState;
  /** The account's name. */
  name: string;
  bound: Bound;
  code: AskCodeProps;
  passkey: PasskeyState;
  onVia: (via: Via) => void;
  onSubmit: (values: PasswordValues) => void;
  onEdit: () => void;
  onService: () => void;
  onClose: () => void;
}

/** Draws the three passwords, and the code where one is needed. */
export function ChangePasswordView(props: ChangePasswordViewProps) {
  const { state, name, bound, code, passkey, onVia, onEdit, onSubmit, onService, onClose } = props;
  const t = useText(securityMessages, verificationMessages);
  const locale = useLocale();
  const isSaving = state.step === 'saving';
  const busy = isSaving || passkey.isAsking;
  const via = state.step === 'changed' ? undefined : state.via;
  const failure = state.step === 'entering' ? state.failure : undefined;
  const aboutCode = failure && via !== 'passkey' && isAboutCode(failure) ? failure : undefined;
  const field = failure && fieldOf(failure);
  const problemOf = (name: typeof field) =>
    failure && field === name ? refusalText(failure, locale) : undefined;

  const form = useFieldForm<PasswordValues, PasswordMessage>({
    initial: emptyPasswords,
    rules: passwordRules({ name, code: codeNeed(code.state, via) }),
    read: passwordReaders,
    labels: {
      old: t('security.changePassword.old'),
      password: t('security.changePassword.new'),
      repeat: t('security.changePassword.repeat'),
      code: t('verification.code.label'),
    },
    say: t,
    busy: passkey.isAsking || state.step !== 'entering',
    onEdit,
    onSubmit,
  });

  return (
    <Dialog open onClose={onClose} closable={!isSaving} title={t('security.changePassword.title')}>
      <Stack as="form" {...form.frame}>
        <Hint size="m">{t('security.changePassword.hint')}</Hint>
        {/* Lets the browser save the new password under the right name. */}
        <input hidden readOnly name="username" autoComplete="username" value={name} />
        <PasswordField
          {...form.text('old', problemOf('old'))}
          placeholder={t('security.changePassword.old.placeholder')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.text('password', problemOf('password'))}
          hint={t('verification.password.hint')}
          placeholder={t('security.changePassword.new.placeholder')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.text('repeat', problemOf('repeat'))}
          placeholder={t('security.changePassword.repeat.placeholder')}
          autoComplete="new-password"
        />
        {via && (
          <ConfirmPart
            bound={bound}
            via={via}
            passkey={passkey}
            code={code}
            field={form.text('code')}
            onEmpty={() => form.set('code', '')}
            refusal={aboutCode}
            busy={busy}
            onVia={onVia}
          />
        )}
        <FailureNote failure={aboutCode || field ? undefined : failure} />
        <SubmitButton missing={form.missing} busy={busy}>
          {t('security.changePassword.submit')}
        </SubmitButton>
        {via && <ServiceLine onService={onService} />}
      </Stack>
    </Dialog>
  );
}
