import type { ApiFailure } from '@lobby/api-client/request';
import type { CaptchaProblem } from '@lobby/verification/captcha';
import type { AccessWay } from '../dialogs/login-register.payload.ts';

/** Why the last try did not work. */
export type AccessProblem =
  | { readonly kind: 'call'; readonly failure: ApiFailure }
  /** A captcha was required and not passed. */
  | { readonly kind: 'captcha'; readonly problem: CaptchaProblem };

/** The steps of the way in, in the order a visitor meets them. What was typed is the form's, not the flow's. */
export type AccessState =
  | {
      readonly step: 'filling';
      readonly way: AccessWay;
      readonly problem?: AccessProblem;
      /** The account exists now, but the login that should have followed did not work. */
      readonly registered?: boolean;
    }
  | { readonly step: 'submitting'; readonly way: AccessWay }
  /** The account has been opened and is being logged in. */
  | { readonly step: 'entering' }
  | { readonly step: 'done' };

export type AccessEvent =
  | { readonly type: 'way-chosen'; readonly way: AccessWay }
  | { readonly type: 'submitted' }
  | { readonly type: 'registered' }
  | { readonly type: 'logged-in' }
  | { readonly type: 'edited' }
  /** The member closed the required captcha. */
  | { readonly type: 'given-up' }
  | { readonly type: 'failed'; readonly problem: AccessProblem };

export function startAccess(way: AccessWay): AccessState {
  return { step: 'filling', way };
}

/** An event that does not apply to the current step is ignored, late answers included. */
export function accessFlow(state: AccessState, event: AccessEvent): AccessState {
  switch (state.step) {
    case 'filling':
      if (event.type === 'way-chosen') return { step: 'filling', way: event.way };
      if (event.type === 'submitted') return { step: 'submitting', way: state.way };
      if (event.type === 'edited' && state.problem) return { ...state, problem: undefined };
      return state;

    case 'submitting':
      if (event.type === 'registered' && state.way === 'register') return { step: 'entering' };
      if (event.type === 'logged-in' && state.way === 'login') return { step: 'done' };
      if (event.type === 'failed') return { step: 'filling', way: state.way, problem: event.problem };
      if (event.type === 'given-up') return { step: 'filling', way: state.way };
      return state;

    case 'entering':
      if (event.type === 'logged-in') return { step: 'done' };
      if (event.type === 'failed') {
        return { step: 'filling', way: 'login', problem: event.problem, registered: true };
      }
      if (event.type === 'given-up') return { step: 'filling', way: 'login', registered: true };
      return state;

    case 'done':
      return state;
  }
}

/** Beside which field a problem belongs; undefined: above the button. */
export function fieldOfProblem(state: AccessState): 'username' | undefined {
  if (state.step !== 'filling' || state.way !== 'register' || state.problem?.kind !== 'call')
    return undefined;
  const { failure } = state.problem;
  return failure.kind === 'refused' && failure.name === 'data-exists' ? 'username' : undefined;
}
