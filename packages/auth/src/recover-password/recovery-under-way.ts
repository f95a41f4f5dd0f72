import { isRecord } from '@lobby/api/storage';
import { defineUnderWay, hasTexts } from '@lobby/verification/codes';
import type { RecoveryUnderWay } from './recover-password.flow.ts';

/** A recovery whose code was sent: name, target and ticket, never a password. */
export interface StoredRecovery extends RecoveryUnderWay {
  /** The region that was chosen for the phone. */
  readonly iso2: string;
}

export const recoveryUnderWay = defineUnderWay<StoredRecovery>('recovery-under-way', isRecovery);

function isRecovery(value: unknown): value is StoredRecovery {
  if (!hasTexts(value, 'iso2') || !('account' in value) || !('resendAt' in value)) return false;
  const { account, resendAt } = value;
  if (typeof resendAt !== 'number' || !isRecord(account)) return false;
  const { name, target, way } = account;
  return typeof name === 'string' && typeof target === 'string' && (way === 'phone' || way === 'email');
}
