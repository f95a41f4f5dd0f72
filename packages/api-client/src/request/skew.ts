import type { ApiFailure } from './api-failure.ts';
import type { Reply } from './read-envelope.ts';
import type { Draft, WireAnswer } from './wire.ts';

/** Below this difference, ms, the refusal had another cause than time. */
const NOTICEABLE_MS = 60_000;

/**
 * The server's time, ms, when it refused a call whose time is far from its own; undefined otherwise. Read from the
 * refusal's `data.time` first, then from the `Date` header.
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
