import { codeOf, type ResultName } from '@lobby/api-client/result-codes';
import type { LazyLog } from './lazy-log.ts';

/** Answers that say the platform is at fault, as an HTTP status of 5xx would. */
const names: readonly ResultName[] = ['server-error', 'bad-gateway', 'system-abnormal'];
const ownFault = new Set<number>(names.map(codeOf));

/** What is known of a call that was answered so. */
export interface FailedCall {
  /** `status_code`; `code` would be taken for a secret. */
  readonly result: number;
  /** The row of the contract; undefined when the call was not understood so far. */
  readonly path: string | undefined;
  readonly site: string | undefined;
  readonly ms: number;
}

/** One line for every answer by which the platform admits that it failed. @param log carries the request id. */
export function noteFailure(log: LazyLog, call: FailedCall): void {
  if (ownFault.has(call.result))
    log().error({ ...call }, 'a call was answered with a failure of the platform');
}
