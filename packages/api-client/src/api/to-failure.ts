import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '../request/index.ts';

/**
 * The `error` of a hook, as the one union a screen switches on. RTK Query puts its own `SerializedError` there
 * when a call is aborted.
 */
export function toFailure(error: ApiFailure | SerializedError): ApiFailure {
  return 'kind' in error ? error : { kind: 'aborted' };
}
