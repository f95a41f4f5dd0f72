import type { ApiFailure } from '@lobby/api-client/request';
import type { Contact, Via } from '@lobby/verification/confirm';

/** The steps of a change that a code or a passkey confirms; what is typed belongs to the form. */
export type ConfirmedState =
  | { readonly step: 'editing'; readonly via: Via; readonly failure?: ApiFailure }
  | { readonly step: 'saving'; readonly via: Via }
  | { readonly step: 'done' };

export type ConfirmedEvent =
  | { readonly type: 'via-chosen'; readonly via: Via }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** Codes come first: a passkey is offered, and never needed. */
export function startConfirmed(isBound: Readonly<Record<Contact, boolean>>): ConfirmedState {
  return { step: 'editing', via: isBound.phone ? 'phone' : 'email' };
}

/** An event that does not apply to the current step is ignored, late answers included. */
export function confirmedFlow(state: ConfirmedState, event: ConfirmedEvent): ConfirmedState {
  switch (state.step) {
    case 'editing':
      if (event.type === 'via-chosen') return { step: 'editing', via: event.via };
      if (event.type === 'submitted') return { step: 'saving', via: state.via };
      return event.type === 'edited' && state.failure ? { step: 'editing', via: state.via } : state;
    case 'saving':
      if (event.type === 'saved') return { step: 'done' };
      return event.type === 'failed' ? { step: 'editing', via: state.via, failure: event.failure } : state;
    case 'done':
      return state;
  }
}
