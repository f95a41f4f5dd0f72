import type { ApiFailure } from '@lobby/api-client/request';
import type { Contact, PasskeyProblem, Via } from '@lobby/verification/confirm';

/** A registration that the platform has begun. */
export interface Registration {
  readonly ticket: string;
  readonly options: object;
}

/** Adding a passkey: confirming, checking, ready, creating, done. Removing one ends with the check. */
export type PasskeysState =
  | { readonly step: 'confirming'; readonly via: Via; readonly failure?: ApiFailure }
  | { readonly step: 'checking'; readonly via: Via }
  /** Confirmed: the browser may make the passkey, and be asked again where it did not. */
  | {
      readonly step: 'ready';
      readonly via: Via;
      readonly registration: Registration;
      readonly problem?: PasskeyProblem;
    }
  | { readonly step: 'creating'; readonly via: Via; readonly registration: Registration }
  | { readonly step: 'done' };

export type PasskeysEvent =
  | { readonly type: 'via-chosen'; readonly via: Via }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' }
  | { readonly type: 'begun'; readonly registration: Registration }
  | { readonly type: 'not-made'; readonly problem: PasskeyProblem }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'saved' };

/** Codes come first: a passkey is offered, and never needed. */
export function startPasskeys(isBound: Readonly<Record<Contact, boolean>>): PasskeysState {
  return { step: 'confirming', via: isBound.phone ? 'phone' : 'email' };
}

/** An event that does not apply to the current step is ignored, late answers included. */
export function passkeysFlow(state: PasskeysState, event: PasskeysEvent): PasskeysState {
  switch (state.step) {
    case 'confirming':
      if (event.type === 'via-chosen') return { step: 'confirming', via: event.via };
      if (event.type === 'submitted') return { step: 'checking', via: state.via };
      return event.type === 'edited' && state.failure ? { step: 'confirming', via: state.via } : state;

    case 'checking':
      if (event.type === 'begun') return { step: 'ready', via: state.via, registration: event.registration };
      if (event.type === 'saved') return { step: 'done' };
      return event.type === 'failed' ? { step: 'confirming', via: state.via, failure: event.failure } : state;

    case 'ready':
      if (event.type !== 'submitted') return state;
      return { step: 'creating', via: state.via, registration: state.registration };

    case 'creating': {
      const { via, registration } = state;
      if (event.type === 'saved') return { step: 'done' };
      if (event.type === 'not-made') return { step: 'ready', via, registration, problem: event.problem };
      // A registration that was refused is over.
      return event.type === 'failed' ? { step: 'confirming', via, failure: event.failure } : state;
    }

    case 'done':
      return state;
  }
}
