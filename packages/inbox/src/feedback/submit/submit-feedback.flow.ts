import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of sending a feedback; what is typed belongs to the form, pictures to their own flow. */
export type SubmitState =
  | { readonly step: 'writing'; readonly failure?: ApiFailure }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' };

export type SubmitEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'edited' }
  | { readonly type: 'again' };

export const startSubmit: SubmitState = { step: 'writing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function submitFlow(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (state.step) {
    case 'writing':
      if (event.type === 'submitted') return { step: 'sending' };
      return event.type === 'edited' && state.failure ? startSubmit : state;

    case 'sending':
      if (event.type === 'sent') return { step: 'sent' };
      return event.type === 'failed' ? { step: 'writing', failure: event.failure } : state;

    case 'sent':
      return event.type === 'again' ? startSubmit : state;
  }
}
