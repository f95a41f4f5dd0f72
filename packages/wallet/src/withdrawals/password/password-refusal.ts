import { isRecord } from '@lobby/api/storage';
import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';

/** What the platform said of a withdrawal password that was tried. */
export type PasswordRefusal =
  /** Wrong, with the tries that are left. */
  | { readonly kind: 'wrong'; readonly left: number }
  /** Locked after too many, until then; ms. */
  | { readonly kind: 'locked'; readonly until: number }
  /** Something is wrong with the new one, or with its repetition. */
  | { readonly kind: 'new' | 'repeat' };

/** Undefined for whatever has nothing to do with it. */
export function passwordRefusal(failure: ApiFailure | undefined): PasswordRefusal | undefined {
  if (failure?.kind !== 'refused') return undefined;
  const data = isRecord(failure.data) ? failure.data : {};
  switch (reasonOf(failure)) {
    case 'withdrawal-password-wrong':
      return { kind: 'wrong', left: typeof data.triesLeft === 'number' ? data.triesLeft : 0 };
    case 'withdrawal-password-locked':
      return { kind: 'locked', until: typeof data.lockedUntil === 'number' ? data.lockedUntil : 0 };
    case 'withdrawal-password-trivial':
    case 'password-unchanged':
      return { kind: 'new' };
    case 'passwords-differ':
      return { kind: 'repeat' };
    default:
      return undefined;
  }
}
