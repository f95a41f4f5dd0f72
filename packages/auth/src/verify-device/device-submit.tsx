import { SubmitButton } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { AnotherCodeButton } from '@lobby/verification/codes';
import { isRefused } from '@lobby/verification/codes/refusal';
import { verificationMessages } from '@lobby/verification/messages';
import { authMessages } from '../messages/index.ts';
import { needsCode } from './verify-device.flow.ts';
import type { VerifyDeviceViewProps } from './verify-device.props.ts';

interface DeviceSubmitProps
  extends Pick<VerifyDeviceViewProps, 'state' | 'name' | 'seconds' | 'onWant' | 'onWay'> {
  busy: boolean;
  /** There is a code, and it is complete. */
  ready: boolean;
}

/** The one way on: logging in; another code when the last is of no more use; the password when it was wrong. */
export function DeviceSubmit({ state, name, seconds, onWant, onWay, busy, ready }: DeviceSubmitProps) {
  const t = useText(authMessages, verificationMessages);
  const failure = state.step === 'entering-code' ? state.failure : undefined;
  if (needsCode(state)) return <AnotherCodeButton seconds={seconds} onAsk={() => onWant('sms')} />;
  if (failure && isRefused(failure, 'invalid-credentials')) {
    return (
      <Button variant="primary" size="l" wide onClick={() => onWay('login', name)}>
        {t('auth.device.retypePassword')}
      </Button>
    );
  }
  const missing = t(state.sent ? 'verification.code.rule' : 'verification.code.getFirst');
  return (
    <SubmitButton busy={busy} reason={ready ? undefined : missing}>
      {t('auth.device.submit')}
    </SubmitButton>
  );
}
