import { defineRules, SubmitButton, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
import { ServiceLine } from '@lobby/verification/confirm';
import { type MessageId, verificationMessages } from '@lobby/verification/messages';
import { codeChecksFor, readCode } from '@lobby/verification/rules';
import { ConfirmFields, isBusy, needOf } from '../../confirmed/confirm-fields.tsx';
import type { ConfirmedProps } from '../../confirmed/use-confirmed-change.ts';
import { accountsMessages } from '../messages/index.ts';
import { WholeAddress } from '../whole-address.tsx';
import type { ChangeAccount } from './change-account.payload.ts';

export interface ChangeAccountViewProps
  extends ConfirmedProps,
    Pick<ChangeAccount, 'does' | 'account' | 'address'> {
  /** `code`: empty where a passkey confirms. */
  onSubmit(code: string): void;
  onClose(): void;
}

interface Values {
  readonly code: string;
}

/** What is changed about an account, and the code that confirms it. */
export function ChangeAccountView(props: ChangeAccountViewProps) {
  const { does, account, address, onSubmit, onClose, ...confirmed } = props;
  const t = useText(accountsMessages, verificationMessages);
  const form = useFieldForm<Values, MessageId>({
    initial: { code: '' },
    rules: defineRules<Values, MessageId>(codeChecksFor(needOf(confirmed))),
    read: { code: readCode },
    labels: { code: t('verification.code.label') },
    say: t,
    busy: isBusy(confirmed),
    onEdit: confirmed.onEdit,
    onSubmit: values => onSubmit(values.code),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      closable={confirmed.state.step !== 'saving'}
      title={t(`accounts.${does}.title`)}
    >
      <Stack as="form" {...form.frame}>
        <Hint>{t(`accounts.${does}.text`, { account })}</Hint>
        {address && <WholeAddress address={address} />}
        <ConfirmFields {...confirmed} field={form.text('code')} onEmpty={() => form.set('code', '')} />
        <SubmitButton missing={form.missing} busy={isBusy(confirmed)}>
          {t(does === 'remove' ? 'accounts.remove' : 'accounts.confirm')}
        </SubmitButton>
        <ServiceLine onService={confirmed.onService} />
      </Stack>
    </Dialog>
  );
}
