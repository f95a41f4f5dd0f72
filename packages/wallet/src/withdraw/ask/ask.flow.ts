import type { ApiFailure } from '@lobby/api-client/request';
import { isDecided, lost, resumed, type Unknown } from '@lobby/operation/repeat';
import type { Wanted, Withdrawal } from '../withdraw-types.ts';

/** A request for a withdrawal. The same id is the same withdrawal, however often it is sent. */
export interface WithdrawRequest extends Wanted {
  readonly operationId: string;
}

/** The steps of asking for a withdrawal; what is typed belongs to the forms. */
export type AskState =
  | { readonly step: 'editing'; readonly failure?: ApiFailure; readonly isNotMade?: boolean }
  /** Everything is repeated, and the second factor is typed. */
  | { readonly step: 'confirming'; readonly wanted: Wanted; readonly failure?: ApiFailure }
  | { readonly step: 'sending'; readonly request: WithdrawRequest }
  /**
   * There may be a withdrawal. `isResumed`: after a reload the second factor is gone, and a refusal for want of it means
   * that nothing was made.
   */
  | (Unknown<WithdrawRequest> & { readonly isResumed: boolean })
  | { readonly step: 'opened'; readonly order: Withdrawal };

export type AskEvent =
  | { readonly type: 'chosen'; readonly wanted: Wanted }
  | { readonly type: 'edited' }
  /** Leaves the confirmation. */
  | { readonly type: 'left' }
  | { readonly type: 'sent'; readonly request: WithdrawRequest }
  | { readonly type: 'resumed'; readonly request: WithdrawRequest }
  | { readonly type: 'opened'; readonly order: Withdrawal }
  /**
   * `isOfProof`: the password or the code was refused. `isEarly`: the first call may still be under way at the platform,
   * which then knows of no withdrawal yet.
   */
  | {
      readonly type: 'failed';
      readonly failure: ApiFailure;
      readonly isOfProof: boolean;
      readonly isEarly?: boolean;
    };

export const startAsking: AskState = { step: 'editing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function askFlow(state: AskState, event: AskEvent): AskState {
  switch (state.step) {
    case 'editing':
      if (event.type === 'chosen') return { step: 'confirming', wanted: event.wanted };
      if (event.type === 'resumed') return { ...resumed(event.request), isResumed: true };
      return event.type === 'edited' && (state.failure || state.isNotMade) ? startAsking : state;

    case 'confirming':
      // The account of the last choice may be gone: there is nothing to confirm then, and another is chosen.
      if (event.type === 'chosen') return { step: 'confirming', wanted: event.wanted };
      if (event.type === 'sent') return { step: 'sending', request: event.request };
      if (event.type === 'left') return startAsking;
      return event.type === 'edited' && state.failure ? { step: 'confirming', wanted: state.wanted } : state;

    case 'sending':
    case 'unknown':
      if (event.type === 'opened') return { step: 'opened', order: event.order };
      return event.type === 'failed' ? afterFailure(state, event) : state;

    case 'opened':
      return state;
  }
}

function afterFailure(
  state: Extract<AskState, { step: 'sending' | 'unknown' }>,
  { failure, isOfProof, isEarly = false }: Extract<AskEvent, { type: 'failed' }>,
): AskState {
  const { request } = state;
  const isResumed = state.step === 'unknown' && state.isResumed;
  if (!isDecided(state, failure) || (isResumed && isOfProof && isEarly)) {
    return { ...lost(state), isResumed };
  }
  if (isResumed) return { step: 'editing', isNotMade: true };
  const { accountId, amount, rate } = request;
  return isOfProof
    ? { step: 'confirming', wanted: { accountId, amount, rate }, failure }
    : { step: 'editing', failure };
}
