import type { ApiFailure } from './api-failure.ts';
import type { Reply } from './read-envelope.ts';
import type { Draft, WireAnswer } from './wire.ts';

/** Below this the refusal was about something else than time. */
const NOTICEABLE_MS = 60_000;

/**
 * The server's time, when it refused a call whose time is far from its own; undefined otherwise.
 * The refusal's `data.time` is believed first, then the `Date` header.
 */
export function skewIn(reply: Reply, draft: Draft, answer: WireAnswer | ApiFailure): number | undefined {
  if (reply.kind !== 'failure' || reply.failure.kind !== 'refused') return undefined;
  if (reply.failure.name !== 'illegal-parameter') return undefined;
  const serverMs = timeIn(reply.failure.data) ?? (answer.kind === 'wire-answer' ? answer.dateMs : undefined);
  if (serverMs === undefined || Math.abs(serverMs - draft.timeMs) < NOTICEABLE_MS) return undefined;
  return serverMs;
}

function timeIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('time' in data)) return undefined;
  return typeof data.time === 'number' ? data.time : undefined;
}
