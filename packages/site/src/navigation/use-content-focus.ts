import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the main content of a new page when the link that led there is gone with the old one, so that Tab
 * and screen readers continue there. A link that stays, as those of the header do, keeps the focus.
 */
export function useContentFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
