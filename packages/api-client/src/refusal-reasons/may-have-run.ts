import type { ApiFailure } from '../request/index.ts';
import { reasonOf } from './refusal-text.ts';

/**
 * What was sent: a call that moves money, for the first time or again under its operation id after its answer was lost,
 * or any other change.
 */
type SentCall = 'money' | 'money-again' | 'change';

/**
 * Whether the call may have been executed although it failed: then ask what became of it, and never report it as failed.
 * A refusal with a reason was decided on; of other refusals the catalogue knows it.
 */
export function mayHaveRun(failure: ApiFailure, sent: SentCall): boolean {
  if (failure.kind !== 'refused') return true;
  if (reasonOf(failure) !== undefined) return false;
  switch (failure.mayHaveRun) {
    case 'no':
      return false;
    case 'earlier':
      return sent === 'money-again';
    case 'unless-money':
      return sent !== 'money';
    case 'yes':
      return true;
  }
}
