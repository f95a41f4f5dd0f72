import { createAction, type Dispatch } from '@reduxjs/toolkit';
import type { Exchange } from '../request/exchange.ts';
import type { ApiFailure, Reply } from '../request/index.ts';
import type { Outcome } from '../result-codes/index.ts';
import { expireSession } from '../session/page-session.ts';
import { type Ended, loginExpired } from '../session/session-events.ts';

export type Refusal = Extract<ApiFailure, { kind: 'refused' | 'unknown-code' }>;

/**
 * A call was answered with a code that is not success. One listener, in the site, applies `outcome`.
 * The session itself is already seen to: `sign-out` has become `loginExpired` when it was due.
 */
export const apiRefused = createAction<{
  readonly path: string;
  readonly failure: Refusal;
  readonly outcome: Outcome;
  /** `caller`: the caller shows the words itself (queries, forms), so `show-message` is not for the listener. */
  readonly onRefusal: 'toast' | 'caller';
  /** True: the answer belongs to a session that is gone; nothing is to be done. */
  readonly stale: boolean;
}>('api/refused');

/** Tells the store about a refusal. Called for every exchange, by the base query and the sportsbook caller. */
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

/** How a session was ended, as the platform told it. */
function endedOf(failure: Refusal) {
  // Safe: whoever reads it knows a few words and takes anything else for none.
  return 'data' in failure ? (failure.data as { ended?: Ended } | null)?.ended : undefined;
}

/** Whether the platform has nothing to list (6303): for a row with an `empty` answer that is no refusal. */
export function isNoData(reply: Reply): boolean {
  return reply.kind !== 'answer' && reply.failure.kind === 'refused' && reply.failure.name === 'no-data';
}
