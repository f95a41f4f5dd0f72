import { useSession } from '@lobby/api/session';
import { randomUuid } from '@lobby/api-client/request';
import { useReducer } from 'react';
import type { Operation } from './operation.flow.ts';
import type { PendingRequest } from './pending-request.ts';
import { type SendingState, useUntilKnown } from './use-until-known.ts';

/** What the hook reports to a flow: a request is sent now, or was found stored after a reload. */
interface Begun<Request> {
  readonly type: 'sent' | 'resumed';
  readonly request: Operation<Request>;
}

interface Operated<Request, State, Event> {
  /** How the steps of the caller follow each other; `operationFlow`, or one that has the same steps among others. */
  flow(state: State, event: Event | Begun<Request>): State;
  readonly start: State;
  readonly pending: PendingRequest<Request>;
}

/**
 * Moves money once. The request is stored before it is sent; while its outcome is unknown it is repeated under the
 * same id, also after a reload, so nothing moves twice.
 * @param ask sends the request, and tells the flow what came of it.
 */
export function useOperation<Request, State extends SendingState<Request>, Event>(
  { flow, start, pending }: Operated<Request, State, Event>,
  ask: (request: Operation<Request>, dispatch: (event: Event) => void) => Promise<void>,
) {
  const { userId } = useSession();
  const [state, send] = useReducer(
    (before: State, event: Event | Begun<Request>) => flow(before, event),
    start,
    first => {
      const request = pending.of(userId);
      return request ? flow(first, { type: 'resumed', request }) : first;
    },
  );
  const { known, isSending, sendOnce, repeat } = useUntilKnown(state, pending, request => ask(request, send));

  return {
    state,
    send,
    /** A request is under way: no other can be submitted. */
    isBusy: known !== undefined,
    /** Sends a request, with an id of its own. */
    async submit(asked: Request): Promise<void> {
      // Two submits may come between two drawings: the second would be stored over the first, and sent after a reload.
      if (known || isSending()) return;
      const request = { ...asked, operationId: randomUuid() };
      pending.keep(request, userId);
      send({ type: 'sent', request });
      await sendOnce(request);
    },
    /** Sends the request under way again, at once. */
    repeat,
  };
}
