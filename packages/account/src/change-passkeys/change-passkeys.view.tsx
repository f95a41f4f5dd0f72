import { defineRules, SubmitButton, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Dialog } from '@lobby/ui-kit/dialog';
import { Hint } from '@lobby/ui-kit/hint';
import { Stack } from '@lobby/ui-kit/stack';
import { StepBar } from '@lobby/ui-kit/step-bar';
import { isAboutCode } from '@lobby/verification/codes/refusal';
import {
  type AskCodeProps,
  type Bound,
  ConfirmPart,
  codeNeed,
  FailureNote,
  PasskeyProblemNote,
  type PasskeyState,
  ServiceLine,
  type Via,
} from '@lobby/verification/confirm';
import { type MessageId, verificationMessages } from '@lobby/verification/messages';
import { codeChecksFor, readCode } from '@lobby/verification/rules';
import { securityMessages } from '../messages/security/index.ts';
import type { PasskeysState } from './change-passkeys.flow.ts';

export interface ChangePasskeysViewProps {
  /** Where the passkey was added that is to be removed; undefined: one is added. */
  removes: string | undefined;
  state: PasskeysState;
  bound: Bound;
  code: AskCodeProps;
  passkey: PasskeyState;
  onVia: (via: Via) => void;
  /** `code`: empty where the step has none. */
  onSubmit: (code: string) => void;
  onEdit: () => void;
  onService: () => void;
  onClose: () => void;
}

/** Draws the confirmation, and for a new passkey the step in which the browser makes it. */
export function ChangePasskeysView(props: ChangePasskeysViewProps) {
  const { removes, state, bound, code, passkey, onVia, onSubmit, onEdit, onService, onClose } = props;
  const t = useText(securityMessages, verificationMessages);
  const via = state.step === 'done' ? 'passkey' : state.via;
  const isConfirming = state.step === 'confirming' || state.step === 'checking';
  const busy = state.step === 'checking' || state.step === 'creating' || passkey.isAsking;
  const need = isConfirming ? codeNeed(code.state, via) : 'unneeded';
  const failure = state.step === 'confirming' ? state.failure : undefined;
  const aboutCode = failure && via !== 'passkey' && isAboutCode(failure) ? failure : undefined;
  const adds = removes === undefined;

  const form = useFieldForm<{ readonly code: string }, MessageId>({
    initial: { code: '' },
    rules: defineRules<{ readonly code: string }, MessageId>(codeChecksFor(need)),
    read: { code: readCode },
    labels: { code: t('verification.code.label') },
    say: t,
    busy: busy || state.step === 'done',
    step: isConfirming ? 0 : 1,
    onEdit,
    onSubmit: values => onSubmit(values.code),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      closable={state.step !== 'checking'}
      title={t(adds ? 'security.passkey.add.title' : 'security.passkey.remove.title')}
    >
      <Stack as="form" {...form.frame}>
        {adds && (
          <StepBar
            label={t('security.steps')}
            steps={[t('security.step.confirm'), t('security.passkey.step')]}
            at={isConfirming ? 0 : 1}
            doneText={t('security.step.done')}
          />
        )}
        {isConfirming ? (
          <>
            <Hint size="m">
              {adds
                ? t('security.passkey.add.confirm')
                : t('security.passkey.remove.confirm', { device: removes || t('security.passkey.device') })}
            </Hint>
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
            <FailureNote failure={aboutCode ? undefined : failure} />
          </>
        ) : (
          <>
            <Hint size="m">{t('security.passkey.create.hint')}</Hint>
            <PasskeyProblemNote problem={state.step === 'ready' ? state.problem : undefined} />
          </>
        )}
        <SubmitButton missing={form.missing} busy={busy}>
          {t(
            !isConfirming
              ? 'security.passkey.create'
              : adds
                ? 'security.next'
                : 'security.passkey.remove.submit',
          )}
        </SubmitButton>
        {isConfirming && <ServiceLine onService={onService} />}
      </Stack>
    </Dialog>
  );
}
