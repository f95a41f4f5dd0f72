import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import type { VerifyDevice } from '../dialogs/verify-device.payload.ts';
import { dropHeldLogin } from '../entry/held-login.ts';
import { useVerifyDevice } from './use-verify-device.ts';
import { VerifyDeviceView } from './verify-device.view.tsx';

type ViewProps = DialogViewProps<VerifyDevice>;

/** New-device verification at work; another login that is refused begins anew. */
export default function VerifyDeviceContainer(props: ViewProps) {
  return <VerifyingDevice key={props.payload.heldId} {...props} />;
}

/** Leaving it by any door forgets the password that waited. */
function VerifyingDevice({ payload, close }: ViewProps) {
  const { state, send, seconds, requestCode, submit } = useVerifyDevice(payload, close);
  const dispatch = useDispatch();
  const goTo = (way: AccessWay, name: string) => {
    dropHeldLogin();
    dispatch(loginRegisterDialog.replace({ way, name }));
  };
  return (
    <VerifyDeviceView
      state={state}
      name={payload.name}
      seconds={seconds}
      onWant={way => send({ type: 'code-wanted', way })}
      onCallAccepted={() => send({ type: 'call-accepted' })}
      onBack={() => send({ type: 'went-back' })}
      onDigits={digits => state.step === 'checking-phone' && void requestCode(digits, state.way)}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={code => void submit(code)}
      onWay={goTo}
      onService={() => dispatch(serviceOpened())}
      onClose={() => {
        dropHeldLogin();
        close();
      }}
    />
  );
}
