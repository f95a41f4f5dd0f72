import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';

/** A request that moves money, in texts. The same id is the same movement, however often it is sent. */
export type Operation<Request> = Request & { readonly operationId: string };

/** A request whose answer was lost: only this request is sent again. `tries`: how often it was lost. */
export interface Unknown<Sent> {
  readonly step: 'unknown';
  readonly request: Sent;
  readonly tries: number;
}

/** A request from when it is sent until its outcome is known. */
type UnderWay<Sent> = { readonly step: 'sending'; readonly request: Sent } | Unknown<Sent>;

/** A request that was found stored after a reload. */
export function resumed<Sent>(request: Sent): Unknown<Sent> {
  return { step: 'unknown', request, tries: 1 };
}

/** A request after its answer was lost once more. */
export function lost<Sent>(state: UnderWay<Sent>): Unknown<Sent> {
  return { step: 'unknown', request: state.request, tries: state.step === 'unknown' ? state.tries + 1 : 1 };
}

/** Whether a failure says that nothing was moved, neither by this call nor by an earlier one with its id. */
export function isDecided({ step }: UnderWay<unknown>, failure: ApiFailure): boolean {
  return !mayHaveRun(failure, step === 'unknown' ? 'money-again' : 'money');
}

/** The steps of moving money once; what is typed belongs to the form. */
export type OperationState<Request, Answer> =
  | { readonly step: 'idle'; readonly failure?: ApiFailure }
  | UnderWay<Operation<Request>>
  | { readonly step: 'done'; readonly answer: Answer };

export type OperationEvent<Request, Answer> =
  | { readonly type: 'sent'; readonly request: Operation<Request> }
  | { readonly type: 'resumed'; readonly request: Operation<Request> }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'edited' };

/** An event that has no meaning in the current step leaves the state as it is. */
export function operationFlow<Request, Answer>(
  state: OperationState<Request, Answer>,
  event: OperationEvent<Request, Answer>,
): OperationState<Request, Answer> {
  switch (state.step) {
    case 'idle':
    case 'done':
      if (event.type === 'sent') return { step: 'sending', request: event.request };
      if (event.type === 'resumed') return resumed(event.request);
      return event.type === 'edited' ? { step: 'idle' } : state;

    case 'sending':
    case 'unknown':
      if (event.type === 'answered') return { step: 'done', answer: event.answer };
      if (event.type !== 'failed') return state;
      return isDecided(state, event.failure) ? { step: 'idle', failure: event.failure } : lost(state);
  }
}
