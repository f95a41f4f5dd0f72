import { toFailure } from '@lobby/api';
import { isCaptchaNeeded } from '@lobby/api/captcha';
import { useRegisterMutation } from '@lobby/api/endpoints/user-session';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { type Captcha, type CaptchaProof, useCaptcha } from '@lobby/verification/captcha';
import { md5Hex } from '@lobby/verification/codes/md5';
import { isSameName } from '@lobby/verification/rules';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { deviceLimitDialog } from '../dialogs/device-limit.dialog.ts';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { verifyDeviceDialog } from '../dialogs/verify-device.dialog.ts';
import { deviceUnderWayOf } from '../entry/device-under-way.ts';
import { holdLogin } from '../entry/held-login.ts';
import { type EntryResult, type LoginAttempt, useEnter } from '../entry/use-enter.ts';
import { authMessages } from '../messages/index.ts';
import { clearReferral, readReferral } from '../referral/referral.ts';
import { accessFlow, startAccess } from './login-register.flow.ts';
import type { AccessValues } from './login-register.form.ts';

/** How the captcha is requested: `prefer: 'graphic'` shows the picture where a slider was required. */
type Asking = Parameters<Captcha['withCaptcha']>[1];

/** Runs the ways in: the only place of the dialog that calls the API. `onDone`: the member is in. */
export function useLoginRegister(way: AccessWay, onDone: () => void) {
  const [state, send] = useReducer(accessFlow, way, startAccess);
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const [callRegister] = useRegisterMutation();
  const { enter, remembered } = useEnter();
  const { withCaptcha } = useCaptcha();
  const running = useRef<AbortController>(undefined);
  /** The account that this dialog has made, whose first login may have to be typed. */
  const made = useRef<string>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Asked for the other way while it is open, the dialog turns to it.
  useEffect(() => send({ type: 'way-chosen', way }), [way]);

  /** Handles the result of a login call, whether typed or automatic. */
  function conclude(result: EntryResult, attempt: LoginAttempt, success?: string): void {
    switch (result.kind) {
      case 'in':
        send({ type: 'logged-in' });
        if (success) toast.success(success);
        onDone();
        return;
      case 'failed':
        send({ type: 'failed', problem: { kind: 'call', failure: result.failure } });
        return;
      case 'challenged': {
        const heldId = holdLogin(attempt);
        const { name } = attempt.credential;
        dispatch(verifyDeviceDialog.replace({ heldId, name, challenge: result.challenge }));
        return;
      }
      case 'device-limit':
        dispatch(
          deviceLimitDialog.replace({
            heldId: holdLogin(attempt),
            name: attempt.credential.name,
            deviceLimit: result.deviceLimit,
          }),
        );
    }
  }

  async function login(attempt: LoginAttempt, asking: Asking): Promise<void> {
    // A code was already required and sent: another login would create another challenge.
    const waiting = deviceUnderWayOf(attempt.credential.name);
    if (waiting) {
      dispatch(verifyDeviceDialog.replace({ ...waiting, heldId: holdLogin(attempt) }));
      return;
    }
    const result = await withCaptcha(proof => enter(attempt, proof, asking.signal), asking);
    if (result.kind === 'answer') conclude(result.answer, attempt, t('auth.login.success'));
    else if (result.kind === 'captcha') send({ type: 'failed', problem: result });
    else send({ type: 'given-up' });
  }

  async function register(values: AccessValues, asking: Asking): Promise<void> {
    const passwordMd5 = md5Hex(values.password);
    const registerWith = async (proof: CaptchaProof) => {
      const call = callRegister({
        name: values.username,
        password: passwordMd5,
        secondPassword: md5Hex(values.repeat),
        domain: window.location.hostname,
        ...proof,
        ...readReferral(),
      });
      asking.signal.addEventListener('abort', () => call.abort(), { once: true });
      const { data, error } = await call;
      if (error) return { failure: toFailure(error) };
      return isCaptchaNeeded(data) ? data : { grant: data.grant };
    };
    const result = await withCaptcha(registerWith, asking);
    if (result.kind === 'captcha') return send({ type: 'failed', problem: result });
    if (result.kind === 'given-up') return send({ type: 'given-up' });
    const { answer } = result;
    if (answer.failure) return send({ type: 'failed', problem: { kind: 'call', failure: answer.failure } });
    clearReferral();
    made.current = values.username;
    send({ type: 'registered' });
    toast.success(t('auth.register.success'));
    const attempt = { credential: { name: values.username, passwordMd5 }, keep: false, registered: true };
    const entry = await enter(attempt, { kaptchcate: 99, codeId: answer.grant, code: '' }, asking.signal);
    // The registration has said its success already.
    if ('kind' in entry) conclude(entry, attempt);
    else send({ type: 'failed', problem: { kind: 'captcha', problem: { stage: 'captcha' } } });
  }

  /** `prefer`: the member chose the picture, after a slider did not work. */
  async function submit(values: AccessValues, prefer?: 'graphic'): Promise<void> {
    if (state.step !== 'filling') return;
    send({ type: 'submitted' });
    running.current = new AbortController();
    const asking = { signal: running.current.signal, prefer };
    if (state.way === 'register') return register(values, asking);
    const kept = remembered.credential;
    const useKept = kept !== undefined && values.password === '' && isSameName(values.username, kept.name);
    const credential = useKept ? kept : { name: values.username, passwordMd5: md5Hex(values.password) };
    const registered = isSameName(credential.name, made.current);
    return login({ credential, keep: values.remember, registered }, asking);
  }

  return { state, send, submit, remembered };
}
