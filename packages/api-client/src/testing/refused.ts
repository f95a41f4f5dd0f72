import type { ApiFailure } from '../request/api-failure.ts';
import { codeOf, entryOf, type ResultName } from '../result-codes/index.ts';

/** The failure of a refusal with this name: with its row of the catalogue. */
export function refused(
  name: ResultName,
  { message = '', data = null }: { readonly message?: string; readonly data?: unknown } = {},
): Extract<ApiFailure, { kind: 'refused' }> {
  const code = codeOf(name);
  const row = entryOf(code);
  if (!row) throw new Error(`The catalogue has no row ${code}.`);
  return { kind: 'refused', code, ...row, message, data };
}
