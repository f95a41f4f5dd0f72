import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import type { DeviceLimitPayload } from '../dialogs/device-limit.payload.ts';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { dropHeldLogin } from '../entry/held-login.ts';
import { DeviceLimitView } from './device-limit.view.tsx';
import { useDeviceLimit } from './use-device-limit.ts';

/** Ends a session on another device for a login at the limit. Closing it in any way forgets the waiting password. */
export default function DeviceLimitContainer({ payload, close }: DialogViewProps<DeviceLimitPayload>) {
  const { state, send, submit } = useDeviceLimit(payload, close);
  const dispatch = useDispatch();
  return (
    <DeviceLimitView
      state={state}
      name={payload.name}
      onChoose={id => send({ type: 'chosen', id })}
      onSubmit={() => void submit()}
      onLogin={name => {
        dropHeldLogin();
        dispatch(loginRegisterDialog.replace({ way: 'login', name }));
      }}
      onService={() => dispatch(serviceOpened())}
      onClose={() => {
        dropHeldLogin();
        close();
      }}
    />
  );
}
