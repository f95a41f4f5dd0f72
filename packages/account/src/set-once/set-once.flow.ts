import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of setting something once. It is asked for once more, because it can never be changed. */
export type SetOnceState =
  | { readonly step: 'entering'; readonly value: string; readonly failure?: ApiFailure }
  | { readonly step: 'asking'; readonly value: string }
  | { readonly step: 'saving'; readonly value: string }
  | { readonly step: 'saved' };

export type SetOnceEvent =
  | { readonly type: 'entered'; readonly value: string }
  | { readonly type: 'returned' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'edited' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** @param value what was entered before. */
export const startSetOnce = (value = ''): SetOnceState => ({ step: 'entering', value });

/** An event that has no meaning in the current step leaves the state as it is. */
export function setOnceFlow(state: SetOnceState, event: SetOnceEvent): SetOnceState {
  switch (state.step) {
    case 'entering':
      if (event.type === 'entered') return { step: 'asking', value: event.value };
      return event.type === 'edited' && state.failure ? { step: 'entering', value: state.value } : state;
    case 'asking':
      if (event.type === 'confirmed') return { step: 'saving', value: state.value };
      return event.type === 'returned' ? { step: 'entering', value: state.value } : state;
    case 'saving':
      if (event.type === 'saved') return { step: 'saved' };
      return event.type === 'failed'
        ? { step: 'entering', value: state.value, failure: event.failure }
        : state;
    case 'saved':
      return state;
  }
}
