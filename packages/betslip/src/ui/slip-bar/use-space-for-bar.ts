import { useEffect } from 'react';

/** While the bar is there the page ends above it, so that it covers nothing of the footer. */
export function useSpaceForBar(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-slip-bar', true);
    return () => document.documentElement.removeAttribute('data-slip-bar');
  }, []);
}
