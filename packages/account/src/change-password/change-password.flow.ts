import { reasonOf } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import { isRefused } from '@lobby/verification/codes/refusal';
import type { Contact, Via } from '@lobby/verification/confirm';

/** The steps of changing the login password. `via`: how it is confirmed; undefined where nothing is bound. */
export type ChangePasswordState =
  | { readonly step: 'entering'; readonly via?: Via; readonly failure?: ApiFailure }
  | { readonly step: 'saving'; readonly via?: Via }
  | { readonly step: 'changed' };

export type ChangePasswordEvent =
  | { readonly type: 'via-chosen'; readonly via: Via }
  | { readonly type: 'edited' }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly failure: ApiFailure };

/** By the phone where one is bound, else by the mailbox, else by the old password alone. */
export function startChangePassword(isBound: Readonly<Record<Contact, boolean>>): ChangePasswordState {
  if (isBound.phone) return { step: 'entering', via: 'phone' };
  return isBound.email ? { step: 'entering', via: 'email' } : { step: 'entering' };
}

/** An event that does not apply to the current step is ignored. */
export function changePasswordFlow(
  state: ChangePasswordState,
  event: ChangePasswordEvent,
): ChangePasswordState {
  switch (state.step) {
    case 'entering':
      if (event.type === 'via-chosen' && state.via) return { step: 'entering', via: event.via };
      if (event.type === 'submitted') return { step: 'saving', via: state.via };
      return event.type === 'edited' && state.failure ? { step: 'entering', via: state.via } : state;
    case 'saving':
      if (event.type === 'saved') return { step: 'changed' };
      return event.type === 'failed' ? { step: 'entering', via: state.via, failure: event.failure } : state;
    case 'changed':
      return state;
  }
}

/** Whether the platform refused the old password, or the new one. */
export function fieldOf(failure: ApiFailure): 'old' | 'password' | 'repeat' | undefined {
  if (isRefused(failure, 'password-check-failure')) return 'old';
  switch (reasonOf(failure)) {
    case 'common-password':
    case 'password-is-name':
    case 'password-unchanged':
      return 'password';
    case 'passwords-differ':
      return 'repeat';
    default:
      return undefined;
  }
}
