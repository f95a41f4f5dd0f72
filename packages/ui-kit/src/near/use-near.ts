import { type RefCallback, useCallback, useState } from 'react';

/** A ref for a place of the page, and whether it has once been within half a screen of what is in view. */
export function useNear(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isNear, setNear] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      seen => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}
