import { serverNow, toFailure } from '@lobby/api';
import { useSendCodeOneMutation } from '@lobby/api/endpoints/user-verification';
import { currentLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { CODE_LIVES_MS, cateOf, sealCodeRequest, useResendCountdown } from '@lobby/verification/codes';
import { md5Hex } from '@lobby/verification/codes/md5';
import { isRefused, resendAtOf } from '@lobby/verification/codes/refusal';
import { verificationMessages } from '@lobby/verification/messages';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { deviceLimitDialog } from '../dialogs/device-limit.dialog.ts';
import type { VerifyDevice } from '../dialogs/verify-device.payload.ts';
import type { CodeWay } from '../entry/device-challenge.ts';
import { keepDeviceUnderWay } from '../entry/device-under-way.ts';
import { dropHeldLogin, HELD_FOR_MS, heldLogin } from '../entry/held-login.ts';
import { useEnter } from '../entry/use-enter.ts';
import { authMessages } from '../messages/index.ts';
import { deviceFlow, startDevice } from './verify-device.flow.ts';

/** Wire value. */
const NEW_DEVICE = 3;

/** Sends codes and repeats the held login with one. `onDone`: the member is logged in. */
export function useVerifyDevice(payload: VerifyDevice, onDone: () => void) {
  const { heldId, name } = payload;
  const [state, send] = useReducer(deviceFlow, payload, startDevice);
  const t = useText(authMessages, verificationMessages);
  const dispatch = useDispatch();
  const [sendCode] = useSendCodeOneMutation();
  const { enter } = useEnter();
  const [seconds, beginCountdown] = useResendCountdown(`device:${name}`);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    const timer = setTimeout(() => send({ type: 'lapsed' }), HELD_FOR_MS);
    return () => clearTimeout(timer);
  }, []);

  const until = useRef(payload.until ?? 0);
  const [keep] = useState(() => heldLogin(heldId)?.keep ?? false);
  const { challenge, sent } = state;
  const isOver = state.step === 'lapsed' || state.step === 'done';
  useEffect(() => {
    const underWay = sent && !isOver ? { name, challenge, sent, keep, until: until.current } : undefined;
    keepDeviceUnderWay(underWay);
  }, [name, challenge, sent, keep, isOver]);

  async function requestCode(digits: string, way: CodeWay): Promise<void> {
    send({ type: 'digits-given', digits });
    const { codeId } = state.challenge;
    const { data, error } = await sendCode({
      ...(await sealCodeRequest({ number: digits, name, codeId })),
      type: NEW_DEVICE,
      cate: cateOf[way],
      langx: currentLocale(),
    });
    if (error) {
      const failure = toFailure(error);
      // The challenge itself is over, not a code: only a new login makes another.
      if (isRefused(failure, 'authentication-code-expired')) return send({ type: 'lapsed' });
      if (isRefused(failure, 'sixty-second-limit')) beginCountdown(resendAtOf(failure));
      return send({ type: 'failed', failure });
    }
    beginCountdown(data.resendAt);
    until.current = serverNow() + CODE_LIVES_MS;
    send({ type: 'code-sent' });
    toast.success(t(`verification.code.sent.${way}`));
  }

  async function submit(code: string): Promise<void> {
    if (state.step !== 'entering-code' || state.sent === undefined) return;
    send({ type: 'submitted' });
    const attempt = heldLogin(heldId);
    if (!attempt) return send({ type: 'lapsed' });
    running.current = new AbortController();
    const { challenge, digits } = state;
    // After a reload the digits are not known here any more, and the code says enough.
    const sendCodeNum = digits === undefined ? undefined : md5Hex(digits);
    const proof = { kaptchcate: 99, codeId: challenge.codeId, code, sendCodeNum } as const;
    const result = await enter(attempt, proof, running.current.signal);
    // A verified code replaces a captcha: being asked for one means that the code was rejected.
    if ('captcha' in result) return send({ type: 'lapsed' });
    if (result.kind === 'device-limit') {
      keepDeviceUnderWay(undefined);
      dispatch(deviceLimitDialog.replace({ heldId, name, deviceLimit: result.deviceLimit }));
      return;
    }
    if (result.kind === 'failed') return send({ type: 'failed', failure: result.failure });
    if (result.kind === 'challenged') return send({ type: 'challenged', challenge: result.challenge });
    dropHeldLogin();
    keepDeviceUnderWay(undefined);
    send({ type: 'logged-in' });
    toast.success(t('auth.login.success'));
    onDone();
  }

  return { state, send, seconds, requestCode, submit };
}
