import type { ApiFailure } from '@lobby/api-client/request';

/** The steps to customer service. The warning is read while the address is fetched. */
export type ServiceState =
  | { readonly step: 'fetching' }
  /** `url` has been checked: it may be opened. */
  | { readonly step: 'ready'; readonly url: string }
  /** The address leads where this brand does not go. */
  | { readonly step: 'forbidden' }
  | { readonly step: 'failed'; readonly failure: ApiFailure };

export type ServiceEvent =
  | { readonly type: 'fetched'; readonly url: string | undefined }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'retried' };

export function serviceFlow(state: ServiceState, event: ServiceEvent): ServiceState {
  switch (state.step) {
    case 'fetching':
      if (event.type === 'fetched') {
        return event.url === undefined ? { step: 'forbidden' } : { step: 'ready', url: event.url };
      }
      return event.type === 'failed' ? { step: 'failed', failure: event.failure } : state;

    case 'failed':
      return event.type === 'retried' ? { step: 'fetching' } : state;

    case 'ready':
    case 'forbidden':
      return state;
  }
}
