import { readItem, removeItem, type StoredItem, writeItem } from '@lobby/api-client/storage';

/**
 * The operations whose outcome is not known: stored for a reload and for other tabs, and remembered here, because the end
 * of a session takes what is stored with it.
 */
export interface PendingOperations<Stored> {
  /** Stores operations before they are sent. */
  add(operations: readonly Stored[]): void;
  /** The stored operations of a member, without those whose outcome is known here. */
  find(userId: string): readonly Stored[];
  /** Operations of another tab or of an earlier page that are followed here from now on. */
  follow(operations: readonly Stored[]): void;
  /** Stores what the platform promised of an operation, so that a reload knows at once what is being waited for. */
  promise(promised: Stored): void;
  /** Removes operations whose outcome is known, or that were given up. */
  forget(operationIds: readonly string[]): void;
  /** Stores the operations of a member again, who has logged in after the session ended. */
  storeAgain(userId: string): void;
}

export function createPendingOperations<
  Stored extends { readonly operationId: string; readonly userId: string },
>(item: StoredItem<readonly Stored[]>): PendingOperations<Stored> {
  const remembered = new Map<string, Stored>();
  const ended = new Set<string>();
  const stored = () => readItem(item) ?? [];
  const remember = (operation: Stored) => void remembered.set(operation.operationId, operation);

  function store(operations: readonly Stored[]): void {
    if (operations.length === 0) removeItem(item);
    else writeItem(item, operations);
  }

  return {
    add(operations) {
      operations.forEach(remember);
      const ids = new Set(operations.map(({ operationId }) => operationId));
      const others = stored().filter(({ operationId: id }) => !ids.has(id) && !ended.has(id));
      store([...others, ...operations]);
    },
    find: userId => stored().filter(one => one.userId === userId && !ended.has(one.operationId)),
    follow: operations => operations.forEach(remember),
    promise(promised) {
      const { operationId } = promised;
      remember(promised);
      if (stored().some(other => other.operationId === operationId)) {
        store(stored().map(other => (other.operationId === operationId ? promised : other)));
      }
    },
    forget(operationIds) {
      for (const id of operationIds) {
        remembered.delete(id);
        ended.add(id);
      }
      const rest = stored().filter(({ operationId }) => !ended.has(operationId));
      if (rest.length < stored().length) store(rest);
    },
    storeAgain(userId) {
      const known = new Set(stored().map(({ operationId }) => operationId));
      const missing = [...remembered.values()].filter(
        one => one.userId === userId && !known.has(one.operationId),
      );
      if (missing.length > 0) store([...stored(), ...missing]);
    },
  };
}
