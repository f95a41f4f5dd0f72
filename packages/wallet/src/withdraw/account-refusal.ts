import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';

const reasons = new Set<string>([
  'account-waiting',
  'account-ours',
  'address-contract',
  'address-nobody',
  'card-number-shape',
  'card-of-other-bank',
]);

/** The failure, where it is about the account and not the amount. */
export function accountRefusal(failure: ApiFailure | undefined): ApiFailure | undefined {
  return failure && reasons.has(reasonOf(failure) ?? '') ? failure : undefined;
}
