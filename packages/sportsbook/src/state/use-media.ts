import { useCallback, useSyncExternalStore } from 'react';
import type { ColumnCount } from '../browse/columns.ts';

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

/** How many columns of prices have room in the list. */
export function useColumnCount(): ColumnCount {
  const isTablet = useMedia(tablet);
  const isPhone = useMedia(phone);
  return isPhone ? 2 : isTablet ? 3 : 6;
}

/** No room beside the list: the slip is a bar at the bottom. The same width as in the style sheets. */
export const slipAsBar = '(max-width: 72.5rem)';
