import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/**
 * Starts every new address at its top, another query of the same page too. Who goes back or forth comes to where they
 * left that page, also when its list is fetched first; a reload is the browser's own matter.
 */
export function useScroll({ key, pathname, search }: Location): void {
  const way = useNavigationType();
  const address = pathname + search;
  const last = useRef({ key, address });
  const left = useRef(new Map<string, number>());
  /** Ends the return under way; undefined when there is none. */
  const returning = useRef<() => void>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = { key, address };
    if (before.key === key) return;
    if (way !== 'POP') {
      if (before.address !== address) window.scrollTo(0, 0);
      return;
    }
    const place = left.current.get(key);
    if (place === undefined) return;
    const end = () => {
      // A return that was left must not end the next one.
      if (returning.current === end) returning.current = undefined;
    };
    returning.current = end;
    // The first page does without; when the file does not come, the place is the browser's.
    const stop = import('./return-to.ts').then(loaded => loaded.returnTo(place, end)).catch(() => end);
    return () => void stop.then(now => now());
  }, [key, address, way]);

  useEffect(() => {
    const remember = () => {
      // The next page is on its way: what moves now is not this one any more.
      if (keyOfEntry() === key && !returning.current) left.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** As the router numbers the entries of the browser's history. */
function keyOfEntry(): string {
  return window.history.state?.key ?? 'default';
}
