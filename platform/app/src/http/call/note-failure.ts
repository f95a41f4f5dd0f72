import { codeOf, type ResultName } from '@lobby/api-client/result-codes';
import type { LazyLog } from './lazy-log.ts';

/** Results that mean a failure of the platform, as an HTTP status of 5xx would. */
const names: readonly ResultName[] = ['server-error', 'bad-gateway', 'system-abnormal'];
const ownFault = new Set<number>(names.map(codeOf));

/** The known facts about a failed call. */
export interface FailedCall {
  /** `status_code`; `code` would be taken for a secret. */
  readonly result: number;
  /** The row of the contract; undefined when the call could not be parsed that far. */
  readonly path: string | undefined;
  readonly site: string | undefined;
  readonly ms: number;
}

/** Logs one line for every answer that reports a failure of the platform. @param log carries the request id. */
export function noteFailure(log: LazyLog, call: FailedCall): void {
  if (ownFault.has(call.result))
    log().error({ ...call }, 'a call was answered with a failure of the platform');
}
