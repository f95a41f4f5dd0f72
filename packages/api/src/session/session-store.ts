import type { StorageListener, TypedStorage } from '../storage/storage.ts';
import { type Session, sessionItem } from './session-item.ts';

export interface SessionStore {
  /** The live session of all tabs, read fresh; undefined for a visitor. */
  readSession(): Session | undefined;
  startSession(session: Session): void;
  /** Ends the live session, if any, and removes everything personal. */
  endSession(): void;
  /**
   * Handles that the server rejected `token`: ends the session only if that token is still the live one; a late refusal
   * of an older token changes nothing.
   * @returns true when a session ended.
   */
  expireSession(token: string): boolean;
  /** Calls back after every change, in this tab or another. Returns a function that unsubscribes. */
  subscribeSession(listener: StorageListener): () => void;
}

/** Session functions over a storage; each tab has its own, over the same stored value. */
export function createSessionStore(storage: TypedStorage): SessionStore {
  const readSession = () => storage.readItem(sessionItem);
  const endSession = () => storage.removePersonalItems();
  return {
    readSession,
    startSession({ token, userId }) {
      const before = readSession();
      if (before && before.userId !== userId) storage.removePersonalItems();
      storage.writeItem(sessionItem, { token, userId });
    },
    endSession,
    expireSession(token) {
      if (token === '' || readSession()?.token !== token) return false;
      endSession();
      return true;
    },
    subscribeSession: listener => storage.subscribeItem(sessionItem, listener),
  };
}
