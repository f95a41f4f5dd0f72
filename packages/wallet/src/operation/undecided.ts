import { reasonOf } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, outcomeIsUnknown } from '@lobby/api-client/request';

/** Refusals that a server may send after it has carried out the call. */
const afterwards: ReadonlySet<string> = new Set([
  'server-error',
  'bad-gateway',
  'invocation-error',
  'system-abnormal',
  'ebbq-error',
]);

/** Refusals that are given before anybody looks at what the call asks for. */
const atTheDoor: ReadonlySet<string> = new Set([
  'login-expired',
  'frequent-submission',
  'system-busy',
  'maintenance',
  'system-under-maintenance',
  'region-limited',
  'ip-restricted',
]);

/**
 * Whether money may have moved although the call failed: it is asked for again by its id, and never said to have failed.
 * A refusal with a reason was decided on.
 * @param wasLost an earlier answer to the same call was lost: a refusal at the door says nothing of what became of it.
 */
export function isUndecided(failure: ApiFailure, wasLost: boolean): boolean {
  if (failure.kind !== 'refused') return outcomeIsUnknown(failure);
  if (reasonOf(failure) !== undefined) return false;
  return afterwards.has(failure.name) || (wasLost && atTheDoor.has(failure.name));
}
