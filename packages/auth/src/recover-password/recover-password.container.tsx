import { serviceOpened } from '@lobby/api/session';
import type { DialogViewProps } from '@lobby/dialogs';
import { readUnderWay } from '@lobby/verification/codes';
import { useRegions } from '@lobby/verification/regions';
import { useEffect, useRef, useState } from 'react';
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
  const name = state.step === 'done' ? state.name : undefined;
  const toLogin = () => dispatch(loginRegisterDialog.replace({ way: 'login', name }));
  const returnIn = useCountdown(state.step === 'done', RETURN_AFTER_S, toLogin);
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
  return name === undefined || name === '' || name === found?.account.name ? found : undefined;
}

/** What was typed for an account: "+86 13123456789" → the digits after its calling code. */
function fieldsOfAccount({ account: { way, name, target }, iso2 }: StoredRecovery) {
  return way === 'phone'
    ? { name, region: iso2, phone: target.split(' ').at(-1) ?? '' }
    : { name, email: target };
}

/** Counts whole seconds down from `from` while `running`, and calls `onEnd` once at zero. */
function useCountdown(running: boolean, from: number, onEnd: () => void): number {
  const [left, setLeft] = useState(from);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (!running) return setLeft(from);
    const timer = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [running, from]);

  const over = running && left === 0;
  useEffect(() => {
    if (over) end.current();
  }, [over]);
  return left;
}
