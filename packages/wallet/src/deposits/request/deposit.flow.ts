import { depositOrder } from '@lobby/api-client/contract/fd/deposit-order';
import type { ApiFailure } from '@lobby/api-client/request';
import { isDecided, lost, resumed, type Unknown } from '@lobby/operation/repeat';
import { safeParse } from 'valibot';
import type { DepositOrder } from '../deposit-types.ts';

/** A request for a deposit order. The same id is the same order, however often it is sent. */
export interface DepositRequest {
  readonly operationId: string;
  readonly channelId: string;
  /** Yuan. */
  readonly amount: string;
  /** The remark of a bank transfer; empty for other methods. */
  readonly signal: string;
}

/** The steps of opening a deposit order; what is typed belongs to the form. */
export type DepositState =
  | { readonly step: 'choosing'; readonly failure?: ApiFailure }
  /** Nothing that could open an order has been sent. */
  | { readonly step: 'preparing' }
  | { readonly step: 'sending'; readonly request: DepositRequest }
  /** There may be an order. */
  | Unknown<DepositRequest>
  /** `isEarlier`: the method had an open order, which is shown instead of a second one. */
  | { readonly step: 'opened'; readonly order: DepositOrder; readonly isEarlier: boolean };

export type DepositEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'sent'; readonly request: DepositRequest }
  | { readonly type: 'resumed'; readonly request: DepositRequest }
  | { readonly type: 'opened'; readonly order: DepositOrder }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'edited' }
  /** The member does not want to wait for an unknown outcome: an order that exists is among the open ones. */
  | { readonly type: 'left' };

export const startDeposit: DepositState = { step: 'choosing' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function depositFlow(state: DepositState, event: DepositEvent): DepositState {
  switch (state.step) {
    case 'choosing':
      if (event.type === 'submitted') return { step: 'preparing' };
      if (event.type === 'resumed') return resumed(event.request);
      return event.type === 'edited' && state.failure ? startDeposit : state;

    case 'preparing':
      if (event.type === 'sent') return { step: 'sending', request: event.request };
      return event.type === 'failed' ? { step: 'choosing', failure: event.failure } : state;

    case 'sending':
    case 'unknown':
      if (event.type === 'opened') return { step: 'opened', order: event.order, isEarlier: false };
      if (event.type === 'failed') return afterFailure(state, event.failure);
      return event.type === 'left' && state.step === 'unknown' ? startDeposit : state;

    case 'opened':
      return state;
  }
}

function afterFailure(
  state: Extract<DepositState, { step: 'sending' | 'unknown' }>,
  failure: ApiFailure,
): DepositState {
  if (!isDecided(state, failure)) return lost(state);
  const order = openOrderOf(failure);
  return order ? { step: 'opened', order, isEarlier: true } : { step: 'choosing', failure };
}

/** The open order that a `data-exists` carries. */
function openOrderOf(failure: ApiFailure): DepositOrder | undefined {
  if (failure.kind !== 'refused' || failure.name !== 'data-exists') return undefined;
  const read = safeParse(depositOrder, failure.data);
  return read.success ? read.output : undefined;
}
