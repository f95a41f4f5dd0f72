import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
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
/** A tablet or a phone: the header of the site is that of a phone. */
export const tablet = '(max-width: 63.99rem)';

/** No room beside the list: the slip is a bar at the bottom. The same width as in the style sheets. */
export const slipAsBar = '(max-width: 72.5rem)';
