import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Stack } from '@lobby/ui-kit/stack';
import { StepBar } from '@lobby/ui-kit/step-bar';
import { otherContact } from '@lobby/verification/confirm';
import { securityMessages } from '../messages/security/index.ts';
import type { BindContactViewProps } from './bind-contact.props.ts';
import { bindWords } from './bind-words.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { useBindForm } from './use-bind-form.ts';

/** Draws the one step of binding, or the two of a change. */
export function BindContactView(props: BindContactViewProps) {
  const { contact, bound, isProven, state, onClose } = props;
  const t = useText(securityMessages);
  const form = useBindForm(props);
  const hasTwoSteps = bound[contact] !== '' || (bound[otherContact[contact]] !== '' && !isProven);
  return (
    <Dialog
      open
      onClose={onClose}
      closable={state.step !== 'saving'}
      title={t(bindWords(contact, bound[contact] !== '').title)}
    >
      <Stack as="form" {...form.frame}>
        {hasTwoSteps && (
          <StepBar
            label={t('security.steps')}
            steps={[t('security.step.confirm'), t(`security.step.${contact}`)]}
            at={state.step === 'confirming' ? 0 : 1}
            doneText={t('security.step.done')}
          />
        )}
        {state.step === 'confirming' ? (
          <ConfirmStep {...props} state={state} form={form} />
        ) : (
          <ContactStep {...props} form={form} />
        )}
      </Stack>
    </Dialog>
  );
}
