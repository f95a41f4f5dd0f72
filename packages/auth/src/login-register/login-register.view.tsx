import { serviceOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { privacyDialog } from '../legal/privacy.dialog.ts';
import { termsDialog } from '../legal/terms.dialog.ts';
import { recoverPasswordDialog } from '../recover-password/recover-password.dialog.ts';
import type { AccessWay } from './login-register.form.ts';
import { LoginRegisterPanel } from './login-register.panel.tsx';
import { useLoginRegister } from './use-login-register.ts';

/** The access dialog at work. */
export default function LoginRegisterView({ payload, close }: DialogViewProps<{ readonly way: AccessWay }>) {
  const { state, send, submit, remembered } = useLoginRegister(payload.way, close);
  const dispatch = useDispatch();
  return (
    <LoginRegisterPanel
      state={state}
      canRemember={remembered.possible}
      rememberedName={remembered.credential?.name}
      onWay={way => send({ type: 'way-chosen', way })}
      onEdit={() => send({ type: 'edited' })}
      onSubmit={(values, prefer) => void submit(values, prefer)}
      onForgetPassword={() => void remembered.forget()}
      onForgot={name => dispatch(recoverPasswordDialog.replace({ name }))}
      onTerms={() => dispatch(termsDialog.open())}
      onPrivacy={() => dispatch(privacyDialog.open())}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
