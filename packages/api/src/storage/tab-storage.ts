import { createStorage, type StoredItem } from './storage.ts';

/**
 * Storage of this tab only: survives a reload, and ends with the tab. An export of its own, so that the first page does
 * not load it. A logout removes what is personal; other values expire by their own time.
 */
export const tabStorage = createStorage(() => globalThis.sessionStorage, {
  send: () => {},
  subscribe: () => () => {},
});

/** Takes a value of this tab: read once, also after a reload, it is gone. */
export function takeFromTab<T>(item: StoredItem<T>): T | undefined {
  const value = tabStorage.readItem(item);
  if (value !== undefined) tabStorage.removeItem(item);
  return value;
}
