import { serviceOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useDispatch } from 'react-redux';
import { loginRegisterDialog } from '../login-register/login-register.dialog.ts';
import { RecoverPasswordPanel } from './recover-password.panel.tsx';
import { useCountdown } from './use-countdown.ts';
import { useRecoverPassword } from './use-recover-password.ts';
import { useRegions } from './use-regions.ts';

/** Specification, section 9. */
const RETURN_AFTER_S = 3;

/** "I forgot my password" at work. */
export default function RecoverPasswordView({
  payload,
  close,
}: DialogViewProps<{ readonly name?: string } | undefined>) {
  const { state, send, resendIn, ...run } = useRecoverPassword();
  const regions = useRegions();
  const dispatch = useDispatch();
  const toLogin = () => dispatch(loginRegisterDialog.replace({ way: 'login' }));
  const returnIn = useCountdown(state.step === 'done', RETURN_AFTER_S, toLogin);
  return (
    <RecoverPasswordPanel
      state={state}
      regions={regions}
      resendIn={resendIn}
      returnIn={returnIn}
      initial={{ name: payload?.name ?? '' }}
      onWay={way => send({ type: 'way-chosen', way })}
      onAccount={account => void run.submitAccount(account)}
      onCode={code => void run.submitCode(code)}
      onResend={() => void run.resend()}
      onPassword={(password, repeat) => void run.submitPassword(password, repeat)}
      onBack={() => send({ type: 'went-back' })}
      onEdit={() => send({ type: 'edited' })}
      onLogin={toLogin}
      onService={() => dispatch(serviceOpened())}
      onClose={close}
    />
  );
}
