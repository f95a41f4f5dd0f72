import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; not in a prerendered page. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A phone, as the style sheets have it. */
export const phone = '(max-width: 47.99rem)';
