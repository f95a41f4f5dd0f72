import { useCallback, useSyncExternalStore } from 'react';
import { readItem, subscribeItem } from './index.ts';
import type { StoredItem } from './storage.ts';

/** A stored word as this and every other tab wrote it last; undefined while absent, and in a prerendered page. */
export function useItem<T extends string>(item: StoredItem<T>): T | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeItem(item, listener), [item]);
  return useSyncExternalStore(
    subscribe,
    () => readItem(item),
    () => undefined,
  );
}
