import type { ApiFailure, Exchange, Reply } from '@lobby/api-client/request';
import type { Outcome } from '@lobby/api-client/result-codes';
import { createAction, type Dispatch } from '@reduxjs/toolkit';
import { expireSession } from '../session/page-session.ts';
import { type Ended, loginExpired } from '../session/session-events.ts';

export type Refusal = Extract<ApiFailure, { kind: 'refused' | 'unknown-code' }>;

/**
 * A call was answered with a code that is not success. The site's one listener applies `outcome`. The session is
 * handled before: for `sign-out`, `loginExpired` has already been dispatched where it applies.
 */
export const apiRefused = createAction<{
  readonly path: string;
  readonly failure: Refusal;
  readonly outcome: Outcome;
  /** `caller`: the caller shows the message itself (queries, forms), so the listener ignores `show-message`. */
  readonly onRefusal: 'toast' | 'caller';
  /** True: the answer belongs to a session that has ended; the listener does nothing. */
  readonly stale: boolean;
}>('api/refused');

/** Dispatches the events of a refusal. Called for every exchange, by the base query and the sportsbook caller. */
export function reportRefusal(
  exchange: Exchange,
  context: { path: string; onRefusal: 'toast' | 'caller'; liveToken: string; dispatch: Dispatch },
): void {
  const { reply, token } = exchange;
  if (reply.kind === 'answer') return;
  const { failure } = reply;
  if (failure.kind !== 'refused' && failure.kind !== 'unknown-code') return;
  const { path, onRefusal, liveToken, dispatch } = context;
  const outcome = failure.kind === 'refused' ? failure.outcome : 'show-message';
  const stale = token !== liveToken;
  if (outcome === 'sign-out' && !stale) {
    if (expireSession(token)) dispatch(loginExpired({ hadToken: true, ended: endedOf(failure) }));
    else if (token === '') dispatch(loginExpired({ hadToken: false }));
  }
  dispatch(apiRefused({ path, failure, outcome, onRefusal, stale }));
}

/** How the session was ended, as reported by the platform. */
function endedOf(failure: Refusal) {
  // Safe: readers compare `ended` with the values they support and ignore any other.
  return 'data' in failure ? (failure.data as { ended?: Ended } | null)?.ended : undefined;
}

/** Whether the answer is "no data" (6303), which is not a refusal for a row with an `empty` answer. */
export function isNoData(reply: Reply): boolean {
  return reply.kind !== 'answer' && reply.failure.kind === 'refused' && reply.failure.name === 'no-data';
}
