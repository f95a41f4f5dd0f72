import { type RefCallback, useCallback, useState } from 'react';

/** A ref for a place of the page, and whether it is in view now. */
export function useSeen(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(entries => {
      const last = entries.at(-1);
      if (last) setSeen(last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isSeen];
}
