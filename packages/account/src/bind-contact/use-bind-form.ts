import { type FieldForm, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { codeFor } from '@lobby/verification/confirm';
import { type MessageId, verificationMessages } from '@lobby/verification/messages';
import { type BindValues, bindReaders, bindRules, emptyBinding, targetOf } from './bind-contact.form.ts';
import type { BindContactViewProps } from './bind-contact.props.ts';

export type BindForm = FieldForm<BindValues, MessageId>;

/** The form of both steps; what was typed in one is still there when the member comes back to it. */
export function useBindForm(props: BindContactViewProps): BindForm {
  const { contact, state, passkey, permitCode, newCode, onEdit } = props;
  const t = useText(verificationMessages);
  const regions = props.regions.list;
  const isConfirming = state.step === 'confirming';

  return useFieldForm<BindValues, MessageId>({
    initial: { ...emptyBinding, ...props.initial },
    rules: bindRules({
      contact,
      isConfirming,
      byPasskey: isConfirming && state.via === 'passkey',
      regions,
      hasCode: to => codeFor(newCode.state, to) !== undefined,
      hasPermitCode: isConfirming && codeFor(permitCode.state, state.via) !== undefined,
    }),
    read: bindReaders(regions),
    labels: {
      region: t('verification.region.label'),
      phone: t('verification.phone.label'),
      email: t('verification.email.label'),
      permitCode: t('verification.code.label'),
      code: t('verification.code.label'),
    },
    say: t,
    busy: passkey.isAsking || state.step === 'saving' || state.step === 'bound',
    step: isConfirming ? 0 : 1,
    onEdit,
    onSubmit: values =>
      isConfirming
        ? props.onConfirm(values.permitCode)
        : props.onSubmit(targetOf(values, contact, regions), values.code),
  });
}
