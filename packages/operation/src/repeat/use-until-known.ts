import { onWake } from '@lobby/api-client/wake';
import { useCallback, useEffect, useRef } from 'react';
import type { Operation } from './operation.flow.ts';
import type { PendingRequest } from './pending-request.ts';

const waits = [1_000, 3_000, 8_000, 20_000];

/** How long to wait before a request whose answer was lost is sent again, ms; `tries`: 1 for the first loss. */
export function waitBeforeRepeat(tries: number): number {
  return waits[Math.min(tries, waits.length) - 1] ?? 0;
}

/** The steps of a flow that sends a request: `request` from when it is sent until its outcome is known. */
export interface SendingState<Request> {
  readonly step: string;
  readonly request?: Operation<Request>;
  /** How often the answer was lost. */
  readonly tries?: number;
}

/**
 * Sends a request until its outcome is known: again under the same id after a while, and when the page wakes;
 * then it is forgotten. `known`: the request under way.
 * @param ask sends it, and tells the flow what came of it.
 */
export function useUntilKnown<Request>(
  { request: known, tries = 0 }: SendingState<Request>,
  pending: PendingRequest<Request>,
  ask: (request: Operation<Request>) => Promise<void>,
) {
  const inTransit = useRef(new Set<string>());
  const latest = useRef(ask);
  latest.current = ask;
  const sendOnce = useCallback(async (request: Operation<Request>) => {
    const { operationId } = request;
    if (inTransit.current.has(operationId)) return;
    inTransit.current.add(operationId);
    await latest.current(request).finally(() => inTransit.current.delete(operationId));
  }, []);

  const held = useRef(known);
  useEffect(() => {
    const before = held.current;
    held.current = known;
    if (before && !known) pending.forget(before.operationId);
  }, [known, pending]);

  useEffect(() => {
    if (!known || tries === 0) return;
    const repeat = () => void sendOnce(known);
    const timer = setTimeout(repeat, waitBeforeRepeat(tries));
    const stopWaking = onWake(repeat);
    return () => {
      clearTimeout(timer);
      stopWaking();
    };
  }, [known, tries, sendOnce]);

  return {
    known,
    sendOnce,
    repeat() {
      if (known) void sendOnce(known);
    },
  };
}
