import { useEffect } from 'react';

/**
 * Focuses the main content when a dialog has closed and its opener is gone, as the login button is after a login.
 * Returns the callback for `onOpenChangeComplete`; when a dialog is unmounted while open, the hook calls it.
 */
export function useFocusKept(): () => void {
  useEffect(() => focusContentIfLost, []);
  return focusContentIfLost;
}

function focusContentIfLost(): void {
  // After Base UI, which returns the focus to an opener that is still there in a microtask.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  });
}
