import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/** How long a page that is gone back to may take to become as long as it was. */
const patienceMs = 5_000;

/**
 * Starts every new address at its top, another query of the same page too. Who goes back or forth comes to where they
 * left that page, also when its list is fetched first; a reload is the browser's own matter.
 */
export function useScroll({ key, pathname, search }: Location): void {
  const way = useNavigationType();
  const address = pathname + search;
  const last = useRef({ key, address });
  const left = useRef(new Map<string, number>());

  useEffect(() => {
    const before = last.current;
    last.current = { key, address };
    const place = way === 'POP' && before.key !== key ? left.current.get(key) : undefined;
    if (place !== undefined) return returnTo(place);
    if (way !== 'POP' && before.address !== address) window.scrollTo(0, 0);
  }, [key, address, way]);

  useEffect(() => {
    const remember = () => {
      // The next page is on its way: what moves now is not this one any more.
      if (keyOfEntry() === key && !isReturning) left.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

let isReturning = false;

/** Scrolls to a place, again whenever the page grows, until it is reached or the visitor moves by themselves. */
function returnTo(place: number): () => void {
  const begun = performance.now();
  const stop = () => {
    isReturning = false;
    grown.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const grown = new ResizeObserver(() => {
    if (performance.now() - begun < patienceMs) window.scrollTo(0, place);
    else stop();
    if (Math.abs(window.scrollY - place) < 1) stop();
  });
  isReturning = true;
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  // Tells the size at once, and then every change of it.
  grown.observe(document.body);
  return stop;
}

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** As the router numbers the entries of the browser's history. */
function keyOfEntry(): string {
  return window.history.state?.key ?? 'default';
}
