import { useSession } from '@lobby/api/session';
import { useCallback, useSyncExternalStore } from 'react';
import { changeListMemory, type ListMemory, readListMemory, subscribeListMemory } from './list-memory.ts';

const nothing: ListMemory = {};

/** How the user of this page likes the list, and how to change it. */
export function useListMemory() {
  const { userId } = useSession();
  const memory = useSyncExternalStore(
    subscribeListMemory,
    () => readListMemory(userId),
    () => nothing,
  );
  const change = useCallback((next: ListMemory) => changeListMemory(userId, next), [userId]);
  return [memory, change] as const;
}
