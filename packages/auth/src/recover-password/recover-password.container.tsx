import { serviceOpened } from '@lobby/api/session';
import { useCountdown } from '@lobby/api/use-countdown';
import { type DialogViewProps, useReplaceDialog } from '@lobby/dialogs';
import { readUnderWay } from '@lobby/verification/codes';
import { useRegions } from '@lobby/verification/regions';
import { isSameName } from '@lobby/verification/rules';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loginRegisterDialog } from '../dialogs/login-register.dialog.ts';
import { RecoverPasswordView } from './recover-password.view.tsx';
import { recoveryUnderWay, type StoredRecovery } from './recovery-under-way.ts';
import { useRecoverPassword } from './use-recover-password.ts';

/** See docs/rules.md#names-and-passwords. */
const RETURN_AFTER_S = 3;

/** "I forgot my password" at work. */
export default function RecoverPasswordContainer({
  payload,
  close,
}: DialogViewProps<{ readonly name?: string } | undefined>) {
  const [resumed] = useState(() => resumable(payload?.name));
  const regions = useRegions();
  const { state, send, resendIn, ...run } = useRecoverPassword(resumed);
  const dispatch = useDispatch();
  const replace = useReplaceDialog();
  const name = state.step === 'done' ? state.name : undefined;
  const toLogin = () => void replace(loginRegisterDialog, { way: 'login', name });
  const returnIn = useReturn(state.step === 'done', toLogin);
  return (
    <RecoverPasswordView
      state={state}
      regions={regions}
      resendIn={resendIn}
      returnIn={returnIn}
      initial={resumed ? fieldsOfAccount(resumed) : { name: payload?.name ?? '' }}
      onWay={way => send({ type: 'way-chosen', way })}
      onAccount={(account, iso2) => void run.submitAccount(account, iso2)}
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
  return name === undefined || name === '' || isSameName(name, found?.account.name) ? found : undefined;
}

/** What was typed for an account: "+86 13123456789" → the digits after its calling code. */
function fieldsOfAccount({ account: { way, name, target }, iso2 }: StoredRecovery) {
  return way === 'phone'
    ? { name, region: iso2, phone: target.split(' ').at(-1) ?? '' }
    : { name, email: target };
}

/** Whole seconds until the login is shown, once the password was set. */
function useReturn(isDone: boolean, onEnd: () => void): number {
  const [until, begin] = useState<number>();
  useEffect(() => begin(isDone ? Date.now() + RETURN_AFTER_S * 1000 : undefined), [isDone]);
  const seconds = useCountdown(until, { now: Date.now, onEnd });
  return until === undefined ? RETURN_AFTER_S : seconds;
}
