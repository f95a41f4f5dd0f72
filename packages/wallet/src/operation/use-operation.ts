import { moneyMoved, toFailure } from '@lobby/api';
import { useSession } from '@lobby/api/session';
import { randomUuid } from '@lobby/api-client/request';
import { useReducer } from 'react';
import { type OperationEvent, type OperationState, operationFlow } from './operation.flow.ts';
import type { Operation, PendingRequest } from './pending-request.ts';
import { useUntilKnown } from './use-until-known.ts';

type Failed = Parameters<typeof toFailure>[0];

/** Sends a request of one kind; the hook of an endpoint with `money`. */
export type Send<Request, Answer> = (
  request: Operation<Request>,
) => PromiseLike<{ readonly data?: Answer; readonly error?: Failed }>;

/**
 * Moves money once. The request is stored before it is sent; while its outcome is unknown it is repeated under the same
 * id, here and after a reload, so that nothing is moved twice.
 */
export function useOperation<Request, Answer>(
  pending: PendingRequest<Request>,
  sendRequest: Send<Request, Answer>,
) {
  const { userId } = useSession();
  const [state, send] = useReducer(
    operationFlow as (
      state: OperationState<Request, Answer>,
      event: OperationEvent<Request, Answer>,
    ) => OperationState<Request, Answer>,
    undefined,
    (): OperationState<Request, Answer> => {
      const request = pending.of(userId);
      return request ? { step: 'unknown', request, tries: 1 } : { step: 'idle' };
    },
  );

  const { known, sendOnce, repeat } = useUntilKnown(state, pending, async request => {
    const { data, error } = await sendRequest(request);
    if (error) return send({ type: 'failed', failure: toFailure(error) });
    // Safe: a call that did not fail has an answer.
    send({ type: 'answered', answer: data as Answer });
    moneyMoved();
  });

  return {
    state,
    isBusy: known !== undefined,
    edited: () => send({ type: 'edited' }),
    async start(asked: Request): Promise<void> {
      if (known) return;
      const request = { ...asked, operationId: randomUuid() };
      pending.keep(request, userId);
      send({ type: 'sent', request });
      await sendOnce(request);
    },
    repeat,
  };
}
