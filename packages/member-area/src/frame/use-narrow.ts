import { useSyncExternalStore } from 'react';

/** The width from which the header of the site is that of a phone; the same as in the style sheets. */
const query = '(max-width: 1023px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** No room for a navigation beside the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
