import type { Dispatch } from '@reduxjs/toolkit';
import { readSession, subscribeSession } from '../session/page-session.ts';
import { loggedOut, loginSucceeded } from '../session/session-events.ts';
import { api } from './api.ts';

/**
 * Keeps a store in step with the session of all tabs. A change of the member clears the cache; changes by another tab
 * are dispatched as events (`elsewhere: true`). The tab that makes a change dispatches its own event.
 */
export function watchSession(dispatch: Dispatch): () => void {
  let userId = readSession()?.userId;
  let asking: Promise<() => void> | undefined;
  /** Starts the session check, once there is a session. Loaded on demand: a visitor has none. */
  const watchLife = () => {
    if (!readSession()) return;
    asking = import('./session-life.ts').then(
      loaded => loaded.watchLife(dispatch),
      () => () => {},
    );
  };
  watchLife();
  const unsubscribe = subscribeSession(({ elsewhere }) => {
    const before = userId;
    userId = readSession()?.userId;
    if (userId === before) return;
    watchLife();
    dispatch(api.util.resetApiState());
    if (!elsewhere) return;
    dispatch(userId === undefined ? loggedOut() : loginSucceeded({ userId, elsewhere: true }));
  });
  return () => {
    unsubscribe();
    void asking?.then(stop => stop());
  };
}
