import type { ApiFailure } from '../request/index.ts';

/** A failure of every kind but a refusal: the outcome of the call is not known. */
export const unanswered: readonly ApiFailure[] = [
  { kind: 'unknown-code', code: 1, message: '' },
  { kind: 'offline' },
  { kind: 'timeout', afterMs: 30_000 },
  { kind: 'aborted' },
  { kind: 'http-status', status: 502 },
  { kind: 'unreadable', stage: 'decrypt' },
];
