import { SubmitButton } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import { ConfirmPart, FailureNote, ServiceLine } from '@lobby/verification/confirm';
import { securityMessages } from '../messages/security/index.ts';
import type { BindState } from './bind-contact.flow.ts';
import type { BindContactViewProps } from './bind-contact.props.ts';
import type { BindForm } from './use-bind-form.ts';

interface ConfirmStepProps extends BindContactViewProps {
  state: Extract<BindState, { step: 'confirming' }>;
  form: BindForm;
}

/** Proving by what is bound that it is the member who changes it. */
export function ConfirmStep({ state, bound, passkey, permitCode, form, onVia, onService }: ConfirmStepProps) {
  const t = useText(securityMessages);
  const { via, failure } = state;
  const refusal = failure && via !== 'passkey' && isAboutCode(failure) ? failure : undefined;
  return (
    <>
      <Hint size="m">{t('security.confirm.hint')}</Hint>
      <ConfirmPart
        bound={bound}
        via={via}
        passkey={passkey}
        code={permitCode}
        field={form.text('permitCode')}
        onEmpty={() => form.set('permitCode', '')}
        refusal={refusal}
        onVia={onVia}
      />
      <FailureNote failure={refusal ? undefined : failure} />
      <SubmitButton missing={form.missing} busy={passkey.isAsking}>
        {t(via === 'passkey' ? 'security.passkey.use.submit' : 'security.next')}
      </SubmitButton>
      <ServiceLine onService={onService} />
    </>
  );
}
