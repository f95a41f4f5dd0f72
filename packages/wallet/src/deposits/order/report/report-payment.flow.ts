import type { ApiFailure } from '@lobby/api-client/request';

/** The steps of reporting a payment; what is typed belongs to the form, pictures to their own flow. */
export type ReportState =
  | { readonly step: 'writing'; readonly failure?: ApiFailure }
  | { readonly step: 'sending' };

export type ReportEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'edited' };

export const startReport: ReportState = { step: 'writing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function reportFlow(state: ReportState, event: ReportEvent): ReportState {
  switch (state.step) {
    case 'writing':
      if (event.type === 'submitted') return { step: 'sending' };
      return event.type === 'edited' && state.failure ? startReport : state;

    case 'sending':
      return event.type === 'failed' ? { step: 'writing', failure: event.failure } : state;
  }
}
