import { useEffect } from 'react';

/**
 * Focuses the main content of the page when a dialog has closed and its opener is gone by then, as the login button is
 * after a login: the focus would be nowhere. Returns what `onOpenChangeComplete` calls once the dialog has closed; when
 * it is unmounted while open, the hook does so itself.
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
