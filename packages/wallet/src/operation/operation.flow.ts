import { mayHaveRun } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Operation } from './pending-request.ts';

/** The steps of moving money once; what is typed belongs to the form. */
export type OperationState<Request, Answer> =
  | { readonly step: 'idle'; readonly failure?: ApiFailure }
  | { readonly step: 'sending'; readonly request: Operation<Request> }
  /** The answer was lost: only this request is sent again. `tries`: how often it was lost. */
  | { readonly step: 'unknown'; readonly request: Operation<Request>; readonly tries: number }
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
      if (event.type === 'resumed') return { step: 'unknown', request: event.request, tries: 1 };
      return event.type === 'edited' ? { step: 'idle' } : state;

    case 'sending':
    case 'unknown': {
      if (event.type === 'answered') return { step: 'done', answer: event.answer };
      if (event.type !== 'failed') return state;
      const tries = state.step === 'unknown' ? state.tries + 1 : 1;
      if (!mayHaveRun(event.failure, tries > 1 ? 'money-again' : 'money'))
        return { step: 'idle', failure: event.failure };
      return { step: 'unknown', request: state.request, tries };
    }
  }
}
