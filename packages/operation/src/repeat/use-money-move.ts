import { moneyMoved, toFailure } from '@lobby/api';
import { type Operation, type OperationState, operationFlow } from './operation.flow.ts';
import type { PendingRequest } from './pending-request.ts';
import { useOperation } from './use-operation.ts';

/** Sends a request of one kind; the hook of an endpoint with `money`. */
type Send<Request, Answer> = (
  request: Operation<Request>,
) => PromiseLike<{ readonly data?: Answer; readonly error?: Parameters<typeof toFailure>[0] }>;

/** Moves money of the member once; when it is known to have moved, every balance is asked for anew. */
export function useMoneyMove<Request, Answer>(
  pending: PendingRequest<Request>,
  sendRequest: Send<Request, Answer>,
) {
  const start: OperationState<Request, Answer> = { step: 'idle' };
  const { state, send, isBusy, submit, repeat } = useOperation(
    { flow: operationFlow<Request, Answer>, start, pending },
    async (request, dispatch) => {
      const { data, error } = await sendRequest(request);
      if (error) return dispatch({ type: 'failed', failure: toFailure(error) });
      // Safe: a call that did not fail has an answer.
      dispatch({ type: 'answered', answer: data as Answer });
      moneyMoved();
    },
  );
  return { state, isBusy, start: submit, edited: () => send({ type: 'edited' }), repeat };
}
