import { toFailure } from '@lobby/api';
import type { CaptchaNeeded } from '@lobby/api/captcha';
import { isCaptchaNeeded } from '@lobby/api/captcha';
import { useLoginMutation } from '@lobby/api/endpoints/user-session';
import { loginSucceeded, startSession } from '@lobby/api/session';
import { oneShot } from '@lobby/api/storage/one-shot';
import type { ApiFailure } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { loading } from '@lobby/ui-kit/loading-toast';
import { useDispatch } from 'react-redux';
import { authMessages } from '../messages/index.ts';
import { type Credential, isDisproved } from '../remember/remembered.ts';
import { type Remembered, useRemembered } from '../remember/use-remembered.ts';
import { challengeOf, type DeviceChallenge } from './device-challenge.ts';
import { type DeviceLimit, deviceLimitOf } from './device-limit.ts';

/** The credentials of a login. */
export interface LoginAttempt {
  readonly credential: Credential;
  /** Store the password after a successful login. False does not delete a stored one. */
  readonly keep: boolean;
  /** The account has just been made. */
  readonly registered?: boolean;
}

/** A solved captcha, or the grant or verified code that stands in for one, once. */
export interface EntryProof {
  readonly kaptchcate: 0 | 1 | 99;
  readonly codeId: string;
  readonly code: string;
  /** The middle digits of the phone that the code was sent to, hashed. */
  readonly sendCodeNum?: string;
  /** Which device to end, after a login that met the device limit. */
  readonly endSession?: string;
}

/** How a login ended. `in`: the session has begun and was announced. */
export type EntryResult =
  | { readonly kind: 'in' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  /** Name and password are right; the device, the address or the time is not. */
  | { readonly kind: 'challenged'; readonly challenge: DeviceChallenge }
  /** All is right, but the member is logged in on too many devices already. */
  | { readonly kind: 'device-limit'; readonly deviceLimit: DeviceLimit };

/** Makes the login call, and what follows from it: the only place that does. */
export function useEnter(): {
  enter(attempt: LoginAttempt, proof: EntryProof, signal: AbortSignal): Promise<EntryResult | CaptchaNeeded>;
  remembered: Remembered;
} {
  const [callLogin] = useLoginMutation();
  const remembered = useRemembered();
  const dispatch = useDispatch();
  const t = useText(authMessages);
  const { terminalCode, secondCodeFlag } = useBrand();

  async function enter(
    { credential, keep, registered }: LoginAttempt,
    proof: EntryProof,
    signal: AbortSignal,
  ) {
    const atRest = loading.show(t('auth.login.working'), { afterMs: 200 });
    const call = callLogin({
      isAgent: 0,
      name: credential.name,
      password: credential.passwordMd5,
      version: '1',
      terminalCode,
      secondCodeFlag,
      ...proof,
    });
    const abort = () => call.abort();
    signal.addEventListener('abort', abort, { once: true });
    const { data, error } = await call;
    signal.removeEventListener('abort', abort);
    atRest();
    if (error) {
      const failure = toFailure(error);
      const challenge = challengeOf(failure);
      if (challenge) return { kind: 'challenged', challenge } as const;
      const deviceLimit = deviceLimitOf(failure);
      if (deviceLimit) return { kind: 'device-limit', deviceLimit } as const;
      if (isDisproved(remembered.credential, credential, failure)) await remembered.forget();
      return { kind: 'failed', failure } as const;
    }
    if (isCaptchaNeeded(data)) return data;
    if (keep) await remembered.keep(credential);
    startSession({ token: data.token, userId: data.userId });
    oneShot.putFor('login', data.userId);
    dispatch(loginSucceeded({ userId: data.userId, ...(registered && { registered }) }));
    return { kind: 'in' } as const;
  }

  return { enter, remembered };
}
