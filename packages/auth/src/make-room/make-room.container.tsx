import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { loginRegisterDialog } from '../login-register/login-register.dialog.ts';
import { dropHeldLogin } from '../verify-device/held-login.ts';
import type { MakeRoom } from './make-room.payload.ts';
import { MakeRoomView } from './make-room.view.tsx';
import { useMakeRoom } from './use-make-room.ts';

/** Making room at work. Leaving it by any door forgets the password that waited. */
export default function MakeRoomContainer({ payload, close }: DialogViewProps<MakeRoom>) {
  const { state, send, submit } = useMakeRoom(payload, close);
  const dispatch = useDispatch();
  return (
    <MakeRoomView
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
