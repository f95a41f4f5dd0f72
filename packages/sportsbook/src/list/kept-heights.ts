import { type RefObject, useLayoutEffect } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

const mostKept = 12;
/** Of lists that were left, the last one at the end. */
const left = new Map<string, CacheSnapshot>();

/**
 * The heights of the rows of a list as it was left, for who comes back to it: guessed ones make its places others.
 * @param list which it is; undefined keeps nothing.
 */
export function useKeptHeights(
  list: string | undefined,
  virtualizer: RefObject<WindowVirtualizerHandle | null>,
): CacheSnapshot | undefined {
  useLayoutEffect(() => {
    if (list === undefined) return;
    return () => {
      // Read while it still stands: its handle goes after this.
      if (virtualizer.current) keep(list, virtualizer.current.cache);
    };
  }, [list, virtualizer]);
  return list === undefined ? undefined : left.get(list);
}

function keep(list: string, heights: CacheSnapshot): void {
  left.delete(list);
  left.set(list, heights);
  const [oldest] = left.keys();
  if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
}
