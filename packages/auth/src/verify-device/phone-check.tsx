import { SubmitButton, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Dialog } from '@lobby/ui-kit/dialog';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { useCodeProblem } from '@lobby/verification/codes';
import { isRefused, isUsedUp } from '@lobby/verification/codes/refusal';
import { verificationMessages } from '@lobby/verification/messages';
import { type RefObject, useEffect } from 'react';
import { authMessages } from '../messages/index.ts';
import { aroundMask } from './verify-device.flow.ts';
import {
  type DeviceMessage,
  type DigitsValues,
  digitsRules,
  HIDDEN_DIGITS,
  readDigits,
} from './verify-device.form.ts';
import css from './verify-device.module.css';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

interface PhoneCheckProps
  extends Pick<VerifyDeviceViewProps, 'state' | 'seconds' | 'onDigits' | 'onEdit' | 'onBack' | 'onService'> {
  /** What was sent is typed next: where the focus goes from here. */
  codeBox: RefObject<HTMLInputElement | null>;
}

/** The security check over the dialog: the digits that the mask hides, typed where they are missing. */
export function PhoneCheck(props: PhoneCheckProps) {
  const { state, seconds, codeBox, onDigits, onEdit, onBack, onService } = props;
  const t = useText(authMessages, verificationMessages);
  const codeProblem = useCodeProblem(seconds);
  const open = state.step === 'checking-phone' || state.step === 'sending-code';
  const busy = state.step === 'sending-code';
  const voice = open && state.way === 'voice';
  const failure = state.step === 'checking-phone' ? state.failure : undefined;
  const [before, after] = aroundMask(state.challenge.phone);
  const form = useFieldForm<DigitsValues, DeviceMessage>({
    initial: { digits: state.digits ?? '' },
    rules: digitsRules,
    read: { digits: readDigits },
    labels: { digits: t('auth.device.digitsLabel') },
    say: t,
    busy,
    onEdit,
    onSubmit: ({ digits }) => onDigits(digits),
  });
  // Wrong digits have a text in the member's language; the server's message is in Simplified Chinese.
  const areWrong = failure !== undefined && isRefused(failure, 'invalid-parameter');
  const { error, ...digits } = form.text('digits', areWrong ? t('auth.device.digitsWrong') : undefined);
  const problem = error ?? (failure && codeProblem(failure));
  const ready = digits.value.length === HIDDEN_DIGITS;
  useEffect(() => form.clear('digits'), [open]);

  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={t('auth.device.digitsTitle')}
      size="s"
      finalFocus={state.step === 'entering-code' && state.sent ? codeBox : undefined}
    >
      <form {...form.frame} className={css.check}>
        <p>{t('auth.device.digitsHint')}</p>
        <div className={css.digits}>
          <span>{before}</span>
          <OtpField {...digits} hideLabel size="s" length={HIDDEN_DIGITS} autoComplete="off" />
          <span>{after}</span>
        </div>
        <p role="alert" className={css.wrong}>
          {problem && <ErrorSign />}
          {problem}
        </p>
        {failure && isUsedUp(failure) ? (
          <Button variant="primary" size="l" wide onClick={onService}>
            {t('auth.service.link')}
          </Button>
        ) : (
          <SubmitButton busy={busy} reason={ready ? undefined : t('auth.device.digitsHint')}>
            {t(voice ? 'auth.device.digitsCall' : 'auth.device.digitsSend')}
          </SubmitButton>
        )}
      </form>
    </Dialog>
  );
}
