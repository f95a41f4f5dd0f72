import { legalTextOpened, serviceOpened } from '@lobby/api/session';
import { type DialogViewProps, useReplaceDialog } from '@lobby/dialogs';
import { isSameName } from '@lobby/verification/rules';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LoginRegister } from '../dialogs/login-register.payload.ts';
import { recoverPasswordDialog } from '../dialogs/recover-password.dialog.ts';
import { readDeviceUnderWay } from '../entry/device-under-way.ts';
import { LoginRegisterView } from './login-register.view.tsx';
import { useLoginRegister } from './use-login-register.ts';

/** The access dialog at work. */
export default function LoginRegisterContainer({ payload, close }: DialogViewProps<LoginRegister>) {
  const { state, send, submit, remembered } = useLoginRegister(payload.way, close);
  const dispatch = useDispatch();
  const replace = useReplaceDialog();
  const [waiting] = useState(readDeviceUnderWay);
  const username = payload.name ?? waiting?.name;
  const remember = isSameName(username, waiting?.name) && waiting?.keep === true;
  return (
    <LoginRegisterView
      state={state}
      initial={username === undefined ? undefined : { username, remember }}
      waitingName={waiting?.name}
      canRemember={remembered.possible}
      rememberedName={remembered.credential?.name}
      onWay={way => send({ type: 'way-chosen', way })}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={(values, prefer) => void submit(values, prefer)}
      onForgetPassword={() => void remembered.forget()}
      onForgot={name => void replace(recoverPasswordDialog, { name })}
      onTerms={() => dispatch(legalTextOpened({ text: 'terms' }))}
      onPrivacy={() => dispatch(legalTextOpened({ text: 'privacy' }))}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
