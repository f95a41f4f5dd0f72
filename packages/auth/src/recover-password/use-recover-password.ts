import { serverNow, toFailure } from '@lobby/api';
import type { CaptchaNeeded } from '@lobby/api/captcha';
import { isCaptchaNeeded } from '@lobby/api/captcha';
import {
  useForgetByEmailOneMutation,
  useForgetByEmailThreeMutation,
  useForgetByEmailTwoMutation,
  useForgetByPhoneOneMutation,
  useForgetByPhoneThreeMutation,
  useForgetByPhoneTwoMutation,
} from '@lobby/api/endpoints/user-recovery';
import { passwordChanged } from '@lobby/api/session';
import type { ApiFailure } from '@lobby/api-client/request';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { type CaptchaProof, useCaptcha } from '@lobby/verification/captcha';
import { CODE_LIVES_MS, keepUnderWay, useResendCountdown } from '@lobby/verification/codes';
import { md5Hex } from '@lobby/verification/codes/md5';
import { resendAtOf } from '@lobby/verification/codes/refusal';
import { mainland } from '@lobby/verification/rules';
import { useEffect, useReducer, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import {
  type RecoveryAccount,
  recoveryFlow,
  resumeRecovery,
  startRecovery,
  underWayOf,
} from './recover-password.flow.ts';
import { recoveryUnderWay, type StoredRecovery } from './recovery-under-way.ts';

/**
 * Runs the wizard: the only place of the dialog that calls the API.
 * @param resumed a code that was sent before, when the dialog or the page was closed since.
 */
export function useRecoverPassword(resumed: StoredRecovery | undefined) {
  const [state, send] = useReducer(recoveryFlow, resumed, from =>
    from ? resumeRecovery(from) : startRecovery('phone'),
  );
  const t = useText(authMessages);
  const dispatch = useDispatch();
  const { withCaptcha } = useCaptcha();
  const calls = useStepCalls();
  const account = 'account' in state ? state.account : undefined;
  const [resendIn, countDown] = useResendCountdown(`recover:${account?.name}:${account?.target}`);
  /** The region of the phone, to be found again with the code that went there. */
  const region = useRef(resumed?.iso2 ?? mainland.iso2);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const fail = (failure: ApiFailure) => {
    const resendAt = resendAtOf(failure);
    if (resendAt !== undefined) countDown(resendAt);
    send({ type: 'failed', problem: { kind: 'call', failure } });
  };

  async function sendCode(to: RecoveryAccount): Promise<void> {
    const { signal } = leaving.current;
    const result = await withCaptcha(proof => calls.one(to, proof), { signal });
    if (signal.aborted) return;
    if (result.kind === 'given-up') return send({ type: 'gave-up' });
    if (result.kind === 'captcha') return send({ type: 'failed', problem: result });
    if ('failure' in result.answer) return fail(result.answer.failure);
    const { ticket, resendAt } = result.answer.data;
    send({ type: 'code-sent', ticket, resendAt, until: serverNow() + CODE_LIVES_MS });
    toast.info(t('auth.recover.asked'));
  }

  useEffect(() => {
    const underWay = underWayOf(state);
    if (underWay) keepUnderWay(recoveryUnderWay, { ...underWay, iso2: region.current });
    else if (state.step === 'done') keepUnderWay(recoveryUnderWay, undefined);
  }, [state]);

  const resendAt = 'resendAt' in state ? state.resendAt : undefined;
  useEffect(() => {
    if (resendAt !== undefined) countDown(resendAt);
  }, [resendAt, countDown]);

  return {
    state,
    send,
    /** Whole seconds until a new code may be requested. */
    resendIn,

    async submitAccount(to: RecoveryAccount, iso2: string): Promise<void> {
      region.current = iso2;
      const event = { type: 'account-submitted', account: to, nowMs: serverNow() } as const;
      send(event);
      if (recoveryFlow(state, event).step === 'sending-code') await sendCode(to);
    },

    async resend(): Promise<void> {
      if (state.step !== 'enter-code' || resendIn > 0) return;
      send({ type: 'resend-asked' });
      await sendCode(state.account);
    },

    async submitCode(code: string): Promise<void> {
      if (state.step !== 'enter-code' || state.ticket === undefined) return;
      send({ type: 'code-submitted' });
      const answer = await calls.two(state.account, code, state.ticket);
      if ('failure' in answer) return fail(answer.failure);
      send({ type: 'code-accepted', ticket: answer.data.ticket, until: serverNow() + CODE_LIVES_MS });
    },

    async submitPassword(password: string, repeat: string): Promise<void> {
      if (state.step !== 'enter-password' || state.ticket === undefined) return;
      send({ type: 'password-submitted' });
      const failure = await calls.three(state.account, password, repeat, state.ticket);
      if (failure) return fail(failure);
      send({ type: 'password-saved' });
      dispatch(passwordChanged());
      toast.success(t('auth.recover.changed'));
    },
  };
}

type Result<Data> = { readonly data: Data } | { readonly failure: ApiFailure };
type Sent = { readonly ticket: string; readonly resendAt: number };

/** The three calls of both ways; failures are values. */
function useStepCalls() {
  const [phoneOne] = useForgetByPhoneOneMutation();
  const [phoneTwo] = useForgetByPhoneTwoMutation();
  const [phoneThree] = useForgetByPhoneThreeMutation();
  const [emailOne] = useForgetByEmailOneMutation();
  const [emailTwo] = useForgetByEmailTwoMutation();
  const [emailThree] = useForgetByEmailThreeMutation();

  return {
    async one(
      { way, name, target }: RecoveryAccount,
      proof: CaptchaProof,
    ): Promise<Result<Sent> | CaptchaNeeded> {
      const langx = currentLocale();
      const { data, error } = await (way === 'phone'
        ? phoneOne({ phone: target, name, langx, ...proof })
        : emailOne({ email: target, name, langx, ...proof }));
      if (error) return { failure: toFailure(error) };
      return isCaptchaNeeded(data) ? data : { data };
    },
    async two(
      { way, name, target }: RecoveryAccount,
      code: string,
      ticket: string,
    ): Promise<Result<{ readonly ticket: string }>> {
      const { data, error } = await (way === 'phone'
        ? phoneTwo({ phone: target, name, code, ticket })
        : emailTwo({ email: target, name, code, ticket }));
      return error ? { failure: toFailure(error) } : { data };
    },
    async three({ way, name, target }: RecoveryAccount, password: string, repeat: string, ticket: string) {
      const secret = { password: md5Hex(password), secondPassword: md5Hex(repeat) };
      const fresh = { name, ...secret, ticket, langx: currentLocale() };
      const { error } = await (way === 'phone'
        ? phoneThree({ phone: target, ...fresh })
        : emailThree({ email: target, ...fresh }));
      return error && toFailure(error);
    },
  };
}
