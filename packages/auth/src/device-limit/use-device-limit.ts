import { useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { isRefused } from '@lobby/verification/codes/refusal';
import { useEffect, useReducer, useRef } from 'react';
import type { DeviceLimitPayload } from '../dialogs/device-limit.payload.ts';
import { dropHeldLogin, HELD_FOR_MS, heldLogin } from '../entry/held-login.ts';
import { useEnter } from '../entry/use-enter.ts';
import { authMessages } from '../messages/index.ts';
import { deviceLimitFlow, startDeviceLimit } from './device-limit.flow.ts';

/** Repeats the held login, ending the chosen device. `onDone`: the member is logged in. */
export function useDeviceLimit({ heldId, deviceLimit }: DeviceLimitPayload, onDone: () => void) {
  const [state, send] = useReducer(deviceLimitFlow, deviceLimit, startDeviceLimit);
  const t = useText(authMessages);
  const { enter } = useEnter();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const timer = setTimeout(() => send({ type: 'lapsed' }), HELD_FOR_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  async function submit(): Promise<void> {
    if (state.step !== 'choosing' || !state.chosen) return;
    const attempt = heldLogin(heldId);
    if (!attempt) return send({ type: 'lapsed' });
    send({ type: 'submitted' });
    const { codeId } = state.deviceLimit;
    const proof = { kaptchcate: 99, codeId, code: '', endSession: state.chosen } as const;
    const result = await enter(attempt, proof, leaving.current.signal);
    // A ticket replaces captcha and code: being asked for one means that the ticket was rejected.
    if ('captcha' in result || result.kind === 'challenged') return send({ type: 'lapsed' });
    if (result.kind === 'device-limit')
      return send({ type: 'device-limit', deviceLimit: result.deviceLimit });
    if (result.kind === 'failed') {
      const { failure } = result;
      const isOver =
        isRefused(failure, 'authentication-code-error') || isRefused(failure, 'authentication-code-expired');
      return send(isOver ? { type: 'lapsed' } : { type: 'failed', failure });
    }
    dropHeldLogin();
    send({ type: 'logged-in' });
    toast.success(t('auth.login.success'));
    onDone();
  }

  return { state, send, submit };
}
