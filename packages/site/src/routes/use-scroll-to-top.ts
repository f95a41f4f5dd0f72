import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Starts every new page at its top; going back and forth keeps the place the browser remembers. */
export function useScrollToTop(pathname: string): void {
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (way !== 'POP') window.scrollTo(0, 0);
  }, [pathname, way]);
}
