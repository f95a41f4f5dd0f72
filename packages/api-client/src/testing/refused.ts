import type { ApiFailure } from '../request/api-failure.ts';
import { codeOf, outcomeOf, type ResultName } from '../result-codes/index.ts';

/** The failure of a refusal with this name: with its code and outcome from the catalogue. */
export function refused(
  name: ResultName,
  { message = '', data = null }: { readonly message?: string; readonly data?: unknown } = {},
): Extract<ApiFailure, { kind: 'refused' }> {
  return { kind: 'refused', code: codeOf(name), name, outcome: outcomeOf(name), message, data };
}
