import type { Dispatch } from '@reduxjs/toolkit';
import { readSession, subscribeSession } from '../session/page-session.ts';
import { loggedOut, loginSucceeded } from '../session/session-events.ts';
import { api } from './api.ts';

/** Lets the session be watched over, once there is one. Fetched late: a visitor has none. */
function keepWatch(dispatch: Dispatch): void {
  if (readSession())
    void import('./session-life.ts').then(
      late => late.watchLife(dispatch),
      () => {},
    );
}

/**
 * Keeps a store in step with the session of all tabs: when the member changes, every cached answer is
 * forgotten, and what another tab did becomes an event here (`elsewhere: true`). Called once, by createSite.
 * A change made in this tab is not announced: whoever made it dispatches its own event.
 */
export function watchSession(dispatch: Dispatch): () => void {
  let userId = readSession()?.userId;
  keepWatch(dispatch);
  return subscribeSession(({ elsewhere }) => {
    const before = userId;
    userId = readSession()?.userId;
    if (userId === before) return;
    keepWatch(dispatch);
    dispatch(api.util.resetApiState());
    if (!elsewhere) return;
    dispatch(userId === undefined ? loggedOut() : loginSucceeded({ userId, elsewhere: true }));
  });
}
