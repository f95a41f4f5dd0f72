import type { ApiFailure } from '@lobby/api-client/request';

/** What is to be ended: every other session, this one too, or one of the others by its id. */
export type SessionsToEnd = 'others' | 'everywhere' | { readonly id: string; readonly device: string };

/** The steps of looking after one's sessions. The list itself is the query's, not the flow's. */
export type DevicesState =
  | { readonly step: 'looking'; readonly failure?: ApiFailure }
  | { readonly step: 'asking'; readonly target: SessionsToEnd }
  | { readonly step: 'ending'; readonly target: SessionsToEnd }
  /** This session is over as well; the dialog has nothing more to show. */
  | { readonly step: 'left' };

export type DevicesEvent =
  | { readonly type: 'end-requested'; readonly target: SessionsToEnd }
  | { readonly type: 'cancelled' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

export const startDevices: DevicesState = { step: 'looking' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function devicesFlow(state: DevicesState, event: DevicesEvent): DevicesState {
  switch (state.step) {
    case 'looking':
      return event.type === 'end-requested' ? { step: 'asking', target: event.target } : state;

    case 'asking':
      if (event.type === 'confirmed') return { step: 'ending', target: state.target };
      return event.type === 'cancelled' ? startDevices : state;

    case 'ending':
      if (event.type === 'ended') return state.target === 'everywhere' ? { step: 'left' } : startDevices;
      return event.type === 'failed' ? { step: 'looking', failure: event.failure } : state;

    case 'left':
      return state;
  }
}
