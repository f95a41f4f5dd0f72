import type { ApiFailure } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';

/** After these no code that was sent is of any use: only another one leads on. */
export function isCodeGone(failure: ApiFailure): boolean {
  return isRefused(failure, 'authentication-locked') || isRefused(failure, 'authentication-code-expired');
}

/** Whether the server rejected the code itself, so that the text belongs at the code field. */
export function isAboutCode(failure: ApiFailure): boolean {
  return isCodeGone(failure) || isRefused(failure, 'authentication-code-error');
}

/** No more codes go to this phone or mailbox, or no more digits are taken: only another way leads on. */
export function isUsedUp(failure: ApiFailure): boolean {
  return isRefused(failure, 'max-phone-attempts');
}

/** When the next code may be requested, ms of the server's time, from a rejection of a second code. */
export function resendAtOf(failure: ApiFailure): number | undefined {
  if (failure.kind !== 'refused' || failure.name !== 'sixty-second-limit') return undefined;
  const { data } = failure;
  if (typeof data !== 'object' || data === null || !('resendAt' in data)) return undefined;
  return typeof data.resendAt === 'number' ? data.resendAt : undefined;
}

/** Whether it is a refusal by this name. */
export function isRefused(failure: ApiFailure, name: ResultName): boolean {
  return failure.kind === 'refused' && failure.name === name;
}
