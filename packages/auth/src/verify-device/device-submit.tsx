import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { AnotherCodeButton } from '../codes/another-code-button.tsx';
import { isRefused } from '../codes/code-refusal.ts';
import { authMessages } from '../messages/index.ts';
import { needsCode } from './verify-device.flow.ts';
import type { VerifyDeviceViewProps } from './verify-device.view.tsx';

interface DeviceSubmitProps
  extends Pick<VerifyDeviceViewProps, 'state' | 'name' | 'seconds' | 'onWant' | 'onWay'> {
  busy: boolean;
  /** There is a code, and it is complete. */
  ready: boolean;
}

/** The one way on: logging in; another code when the last is of no more use; the password when it was wrong. */
export function DeviceSubmit({ state, name, seconds, onWant, onWay, busy, ready }: DeviceSubmitProps) {
  const t = useText(authMessages);
  const problem = state.step === 'entering-code' ? state.problem : undefined;
  if (needsCode(state)) return <AnotherCodeButton seconds={seconds} onAsk={() => onWant('sms')} />;
  if (problem?.kind === 'call' && isRefused(problem.failure, 'invalid-credentials')) {
    return (
      <Button variant="primary" size="l" wide onClick={() => onWay('login', name)}>
        {t('auth.device.retypePassword')}
      </Button>
    );
  }
  const missing = t(state.sent ? 'auth.code.rule' : 'auth.device.getFirst');
  return (
    <Button
      type="submit"
      variant="primary"
      size="l"
      wide
      busy={busy}
      disabledLook={!ready}
      reason={ready ? undefined : missing}
    >
      {t('auth.device.submit')}
    </Button>
  );
}
