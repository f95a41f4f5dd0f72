import { useCallback, useRef, useState } from 'react';

/** Less than a pixel off: where the page is zoomed, a row comes to rest between two. */
const almost = 2;

/** A row that scrolls sideways: whether it is at one of its ends, and a way to turn it by what is in view. */
export function useScroll() {
  const element = useRef<HTMLElement>(undefined);
  const [ends, setEnds] = useState({ start: true, end: true });
  const row = useCallback((scroller: HTMLElement | null) => {
    if (!scroller) return;
    element.current = scroller;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const start = scrollLeft < almost;
      const end = scrollLeft > scrollWidth - clientWidth - almost;
      setEnds(now => (now.start === start && now.end === end ? now : { start, end }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    const items = new MutationObserver(look);
    items.observe(scroller, { childList: true });
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  // How fast is for the style sheet to say, which knows who wants no motion.
  const turn = (way: 1 | -1) => element.current?.scrollBy({ left: way * element.current.clientWidth });
  return { row, ends, turn };
}
