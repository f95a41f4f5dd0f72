import type { ApiFailure } from '../request/api-failure.ts';
import { codeOf, outcomeOf, type ResultName } from '../result-codes/index.ts';

/** The failure that a refusal of this name becomes: with its code and what the catalogue says of it. */
export function refused(
  name: ResultName,
  { message = '', data = null }: { readonly message?: string; readonly data?: unknown } = {},
): Extract<ApiFailure, { kind: 'refused' }> {
  return { kind: 'refused', code: codeOf(name), name, outcome: outcomeOf(name), message, data };
}
