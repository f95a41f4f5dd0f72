import { useMedia } from '@lobby/feature/use-media';

/** No room for a navigation beside the page: below the width from which the header of the site is that of a phone. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 1023px)');
}
