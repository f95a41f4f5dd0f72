import type { ApiFailure } from '@lobby/api-client/request';
import type { SecretKey } from './decrypted-item.ts';

/** At most one datum is shown in clear; `sealed` is what it was decrypted from. */
export type RevealState =
  | { readonly step: 'hidden' }
  | { readonly step: 'asking'; readonly key: SecretKey }
  | { readonly step: 'shown'; readonly key: SecretKey; readonly sealed: string; readonly value: string }
  | { readonly step: 'failed'; readonly key: SecretKey; readonly failure: ApiFailure };

export type RevealEvent =
  | { readonly type: 'asked'; readonly key: SecretKey }
  | { readonly type: 'decrypted'; readonly key: SecretKey; readonly sealed: string; readonly value: string }
  | { readonly type: 'failed'; readonly key: SecretKey; readonly failure: ApiFailure }
  | { readonly type: 'hidden' };

/** A late answer, for a datum that is not awaited any more, leaves the state as it is. */
export function revealFlow(state: RevealState, event: RevealEvent): RevealState {
  switch (event.type) {
    case 'asked':
      return { step: 'asking', key: event.key };

    case 'decrypted':
      if (state.step !== 'asking' || state.key !== event.key) return state;
      return { step: 'shown', key: event.key, sealed: event.sealed, value: event.value };

    case 'failed':
      if (state.step !== 'asking' || state.key !== event.key) return state;
      return { step: 'failed', key: event.key, failure: event.failure };

    case 'hidden':
      return { step: 'hidden' };
  }
}
