import { useSyncExternalStore } from 'react';
import { readItem, subscribeItem } from './index.ts';
import type { StoredItem } from './storage.ts';

/** A stored word as this and every other tab wrote it last; undefined while absent, and in a prerendered page. */
export function useItem<T extends string>(item: StoredItem<T>): T | undefined {
  return useSyncExternalStore(
    listener => subscribeItem(item, listener),
    () => readItem(item),
    () => undefined,
  );
}
