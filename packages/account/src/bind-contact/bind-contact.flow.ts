import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { type Contact, otherContact, type PasskeyProof, type Via } from '@lobby/verification/confirm';

/** A code sent to what is bound already, or a passkey: it permits the change, and is judged with it. */
export type Permit = CodePermit | PasskeyProof;

interface CodePermit {
  readonly via: Contact;
  readonly ticket: string;
  readonly code: string;
}

/** The steps of binding or changing a phone or mailbox, in the order a member meets them. */
export type BindState =
  /** Who has something bound proves first that they are the member. */
  | { readonly step: 'confirming'; readonly via: Via; readonly failure?: ApiFailure }
  | { readonly step: 'entering'; readonly permit?: Permit; readonly failure?: ApiFailure }
  | { readonly step: 'saving'; readonly permit?: Permit }
  | { readonly step: 'bound' };

export type BindEvent =
  | { readonly type: 'via-chosen'; readonly via: Via }
  | { readonly type: 'confirmed'; readonly permit: Permit }
  | { readonly type: 'went-back' }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/**
 * `contact`: what is to be bound; it is confirmed by itself where it is bound already, else by the other. `isProven`: that
 * was bound just now, and needs no code again.
 */
export function startBinding(
  contact: Contact,
  isBound: Readonly<Record<Contact, boolean>>,
  isProven = false,
): BindState {
  const other = otherContact[contact];
  if (isBound[contact]) return { step: 'confirming', via: contact };
  return isBound[other] && !isProven ? { step: 'confirming', via: other } : { step: 'entering' };
}

/** An event that does not apply to the current step is ignored, late answers included. */
export function bindFlow(state: BindState, event: BindEvent): BindState {
  switch (state.step) {
    case 'confirming':
      if (event.type === 'via-chosen') return { step: 'confirming', via: event.via };
      if (event.type === 'confirmed') return { step: 'entering', permit: event.permit };
      return event.type === 'edited' && state.failure ? { step: 'confirming', via: state.via } : state;

    case 'entering':
      if (event.type === 'submitted') return { step: 'saving', permit: state.permit };
      if (event.type === 'went-back' && state.permit) return { step: 'confirming', via: state.permit.via };
      return event.type === 'edited' && state.failure ? { step: 'entering', permit: state.permit } : state;

    case 'saving':
      if (event.type === 'saved') return { step: 'bound' };
      if (event.type !== 'failed') return state;
      if (state.permit && isAboutPermit(event.failure)) {
        return { step: 'confirming', via: state.permit.via, failure: event.failure };
      }
      return { step: 'entering', permit: state.permit, failure: event.failure };

    case 'bound':
      return state;
  }
}

/** Whether the permit was refused, not that of the new phone or mailbox. */
export function isAboutPermit(failure: ApiFailure): boolean {
  if (failure.kind !== 'refused') return false;
  const { data } = failure;
  return typeof data === 'object' && data !== null && 'confirmation' in data && data.confirmation === true;
}

/** Something was bound elsewhere since the dialog opened: it has to be confirmed now. */
export function isPermitMissing(failure: ApiFailure): boolean {
  return reasonOf(failure) === 'confirmation-missing';
}

/** Whether the platform refused it because it is what is bound now. */
export function isBoundAlready(failure: ApiFailure, contact: Contact): boolean {
  return reasonOf(failure) === `${contact}-unchanged`;
}

/** Whether the platform refused the new phone or mailbox itself, so that the text belongs beside its field. */
export function isAboutContact(failure: ApiFailure, contact: Contact): boolean {
  const reason = reasonOf(failure);
  return reason === `${contact}-taken` || isBoundAlready(failure, contact) || reason === `${contact}-shape`;
}
