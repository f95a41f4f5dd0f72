import { readSession, useSession } from '@lobby/api/session';
import { randomUuid } from '@lobby/api-client/request';
import { useReducer, useRef } from 'react';
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

/** The steps of one member. */
interface Owned<State> {
  readonly owner: string;
  readonly state: State;
}

type Change<Event> =
  /** `of`: the request whose answer it is; it says nothing of another one. */
  { readonly event: Event; readonly of?: string } | { readonly newOwner: string };

/**
 * Moves money once: the request is stored, sent, and repeated under the same id while its outcome is unknown,
 * after a reload too, never for another member.
 * @param ask sends it and tells the flow what came of it; a refusal or loss as `failed`.
 */
export function useOperation<
  Request,
  State extends SendingState<Request>,
  Event extends { readonly type: string },
>(
  { flow, start, pending }: Operated<Request, State, Event>,
  ask: (request: Operation<Request>, dispatch: (event: Event) => void) => Promise<void>,
) {
  const { userId } = useSession();
  const begin = (member: string): Owned<State> => {
    const request = pending.of(member);
    return { owner: member, state: request ? flow(start, { type: 'resumed', request }) : start };
  };
  const [{ owner, state }, change] = useReducer(
    (before: Owned<State>, made: Change<Event | Begun<Request>>): Owned<State> => {
      if ('newOwner' in made) return begin(made.newOwner);
      if (made.of !== undefined && made.of !== before.state.request?.operationId) return before;
      return { ...before, state: flow(before.state, made.event) };
    },
    userId,
    begin,
  );
  // After the end of a session its member may come back; another one has requests of their own.
  if (userId !== '' && userId !== owner) change({ newOwner: userId });

  const latest = useRef(state);
  latest.current = state;
  const { known, sendOnce, repeat } = useUntilKnown(state, pending, request => {
    const of = request.operationId;
    return ask(request, event => {
      // At once: the page may have been left, and when it is opened again nothing that was refused may be sent.
      const isRefused = event.type === 'failed' && !flow(latest.current, event).request;
      if (isRefused && latest.current.request?.operationId === of) pending.forget(of);
      change({ event, of });
    });
  });
  const send = (event: Event | Begun<Request>) => change({ event });

  return {
    state,
    send,
    /** A request is under way: no other can be submitted. */
    isBusy: known !== undefined,
    /** Sends a request, with an id of its own. */
    async submit(asked: Request): Promise<void> {
      // Asked of what was last sent, not of what was last drawn: another submit may come before the page is drawn again.
      if (latest.current.request) return;
      // A caller that awaited something first may be of another member than the one who is logged in by now.
      if ((readSession()?.userId ?? '') !== userId) return;
      const request = { ...asked, operationId: randomUuid() };
      const sent = { type: 'sent', request } as const;
      pending.keep(request, userId);
      latest.current = flow(latest.current, sent);
      send(sent);
      await sendOnce(request);
    },
    /** Sends the request under way again, at once. */
    repeat,
  };
}
