import { serviceOpened } from '@lobby/api-client/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readUnderWay } from '../codes/under-way.ts';
import { loginRegisterDialog } from '../login-register/login-register.dialog.ts';
import type { RecoveryAccount } from './recover-password.flow.ts';
import { RecoverPasswordView } from './recover-password.view.tsx';
import { recoveryUnderWay } from './recovery-under-way.ts';
import { useCountdown } from './use-countdown.ts';
import { useRecoverPassword } from './use-recover-password.ts';
import { useRegions } from './use-regions.ts';

/** Specification, section 9. */
const RETURN_AFTER_S = 3;

/** "I forgot my password" at work. */
export default function RecoverPasswordContainer({
  payload,
  close,
}: DialogViewProps<{ readonly name?: string } | undefined>) {
  const [resumed] = useState(() => resumable(payload?.name));
  const regions = useRegions(resumed?.iso2);
  const { state, send, resendIn, ...run } = useRecoverPassword(resumed, regions.chosen.iso2);
  const dispatch = useDispatch();
  const name = state.step === 'done' ? state.name : undefined;
  const toLogin = () => dispatch(loginRegisterDialog.replace({ way: 'login', name }));
  const returnIn = useCountdown(state.step === 'done', RETURN_AFTER_S, toLogin);
  return (
    <RecoverPasswordView
      state={state}
      regions={regions}
      resendIn={resendIn}
      returnIn={returnIn}
      initial={resumed ? fieldsOfAccount(resumed.account) : { name: payload?.name ?? '' }}
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

/** The recovery whose code was sent before, unless the member now asks for another name. */
function resumable(name: string | undefined) {
  const found = readUnderWay(recoveryUnderWay);
  return name === undefined || name === '' || name === found?.account.name ? found : undefined;
}

/** What was typed for an account: "+86 13123456789" → the digits after its calling code. */
function fieldsOfAccount({ way, name, target }: RecoveryAccount) {
  return way === 'phone' ? { name, phone: target.split(' ').at(-1) ?? '' } : { name, email: target };
}
