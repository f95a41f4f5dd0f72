import {
  isCaptchaNeeded,
  toFailure,
  useLoginMutation,
  useRegisterMutation,
} from '@lobby/api-client/endpoints';
import { loginSucceeded, startSession } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import md5 from 'crypto-js/md5';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import { clearReferral, readReferral } from '../referral/referral.ts';
import type { Credential } from '../remember/remembered.ts';
import { useRemembered } from '../remember/use-remembered.ts';
import { type AccessProblem, accessFlow, startAccess } from './login-register.flow.ts';
import { type AccessValues, type AccessWay, meantValues } from './login-register.form.ts';

/** A captcha that was solved, or the grant that stands in for one, once. */
interface CaptchaProof {
  readonly kaptchcate: 0 | 1 | 99;
  readonly codeId: string;
  readonly code: string;
}

const noCaptcha: CaptchaProof = { kaptchcate: 0, codeId: '', code: '' };

/** Runs the ways in: the only place of the dialog that calls the API. `onDone`: the member is in. */
export function useLoginRegister(way: AccessWay, onDone: () => void) {
  const [state, send] = useReducer(accessFlow, way, startAccess);
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const [callLogin] = useLoginMutation();
  const [callRegister] = useRegisterMutation();
  const remembered = useRemembered();
  const running = useRef<{ abort(): void }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (problem: AccessProblem) => send({ type: 'failed', problem });

  async function enter(credential: Credential, proof: CaptchaProof, keep: boolean): Promise<void> {
    const call = callLogin({
      isAgent: 0,
      name: credential.name,
      password: credential.passwordMd5,
      version: '1',
      ...proof,
    });
    running.current = call;
    const answer = await call;
    if (answer.error) {
      const failure = toFailure(answer.error);
      if (failure.kind === 'refused') await remembered.forget();
      return fail({ kind: 'call', failure });
    }
    if (isCaptchaNeeded(answer.data)) return fail({ kind: 'captcha', captcha: answer.data.captcha });
    const { token, userId } = answer.data;
    await (keep ? remembered.keep(credential) : remembered.forget());
    startSession({ token, userId });
    send({ type: 'logged-in' });
    // A registration has said its success already.
    if (proof.kaptchcate !== 99) toast.success(t('auth.login.success'));
    dispatch(loginSucceeded({ userId }));
    onDone();
  }

  async function open(values: AccessValues): Promise<void> {
    const passwordMd5 = md5Hex(values.password);
    const call = callRegister({
      name: values.username,
      password: passwordMd5,
      secondPassword: md5Hex(values.repeat),
      domain: window.location.hostname,
      ...noCaptcha,
      ...readReferral(),
    });
    running.current = call;
    const answer = await call;
    if (answer.error) return fail({ kind: 'call', failure: toFailure(answer.error) });
    if (isCaptchaNeeded(answer.data)) return fail({ kind: 'captcha', captcha: answer.data.captcha });
    clearReferral();
    send({ type: 'registered' });
    toast.success(t('auth.register.success'));
    const grant: CaptchaProof = { kaptchcate: 99, codeId: answer.data.grant, code: '' };
    await enter({ name: values.username, passwordMd5 }, grant, false);
  }

  async function submit(typed: AccessValues): Promise<void> {
    if (state.step !== 'filling') return;
    const values = meantValues(typed, state.way);
    send({ type: 'submitted' });
    if (state.way === 'register') return open(values);
    const kept = remembered.credential;
    const useKept = kept !== undefined && values.password === '' && values.username === kept.name;
    const credential = useKept ? kept : { name: values.username, passwordMd5: md5Hex(values.password) };
    return enter(credential, noCaptcha, values.remember);
  }

  return { state, send, submit, remembered };
}

function md5Hex(password: string): string {
  return md5(password).toString();
}
