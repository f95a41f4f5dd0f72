import type { ApiFailure } from '@lobby/api-client/request';
import type { SerializedError } from '@reduxjs/toolkit';

/**
 * Converts the `error` of a hook into the one union that screens switch on. RTK Query sets its own `SerializedError`
 * when a call is aborted.
 */
export function toFailure(error: ApiFailure | SerializedError): ApiFailure {
  return 'kind' in error ? error : { kind: 'aborted' };
}
