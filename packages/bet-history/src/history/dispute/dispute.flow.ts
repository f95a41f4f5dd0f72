import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of disputing a bet; what is typed belongs to the form. */
export type DisputeState =
  | { readonly step: 'writing'; readonly failure?: ApiFailure }
  | { readonly step: 'sending' }
  | { readonly step: 'sent' };

export type DisputeEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startDispute: DisputeState = { step: 'writing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function disputeFlow(state: DisputeState, event: DisputeEvent): DisputeState {
  switch (state.step) {
    case 'writing':
      if (event.type === 'submitted') return { step: 'sending' };
      return event.type === 'edited' && state.failure ? startDispute : state;

    case 'sending':
      if (event.type === 'sent') return { step: 'sent' };
      return event.type === 'failed' ? { step: 'writing', failure: event.failure } : state;

    case 'sent':
      return state;
  }
}
