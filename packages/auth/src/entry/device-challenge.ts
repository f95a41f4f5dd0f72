import { isRecord } from '@lobby/api/storage';
import type { ApiFailure } from '@lobby/api-client/request';

/** How a code travels to a phone. */
export type CodeWay = 'sms' | 'voice';

/** What a login that must be verified hands out. Plain data: it travels as a dialog's payload. */
export interface DeviceChallenge {
  /** Masked, e.g. "138****8066". */
  readonly phone: string;
  /** Names the refused login in the calls that follow. */
  readonly codeId: string;
  /** Why the server requires a code. */
  readonly failure: Extract<ApiFailure, { kind: 'refused' }>;
}

/**
 * The challenge in a rejected login; undefined for any other failure, and for a challenge without phone or ticket.
 */
export function challengeOf(failure: ApiFailure): DeviceChallenge | undefined {
  if (failure.kind !== 'refused' || failure.outcome !== 'verify-device') return undefined;
  if (!isRecord(failure.data)) return undefined;
  const { phoneNumber, codeId } = failure.data;
  if (typeof phoneNumber !== 'string' || typeof codeId !== 'string' || codeId === '') return undefined;
  return { phone: phoneNumber, codeId, failure };
}
