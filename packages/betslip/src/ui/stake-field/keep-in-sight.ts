import { type RefObject, useLayoutEffect } from 'react';

/** Calls back with the height of an element, CSS px, at first and in the frame after it has changed. Returns its undo. */
export function onResize(element: Element, callBack: (height: number) => void): () => void {
  let frame = 0;
  const grown = new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? [];
    cancelAnimationFrame(frame);
    // What is changed within the notification of a size would be a loop of sizes to the browser.
    frame = requestAnimationFrame(() => callBack(size?.blockSize ?? 0));
  });
  grown.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    grown.disconnect();
  };
}

/** Scrolls a stake field with its keys between the tabs and the totals, while it has the focus. */
export function keepInSight(field: Element): void {
  if (field.contains(document.activeElement)) field.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the box that scrolls the slip (`data-slip`) how high the totals are that cover its end, as `--totals`; the stake
 * field in use stays above them when they grow.
 */
export function useSpaceForTotals(totals: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = totals.current?.closest<HTMLElement>('[data-slip]');
    if (!totals.current || !box) return;
    return onResize(totals.current, height => {
      box.style.setProperty('--totals', `${Math.ceil(height)}px`);
      const field = document.activeElement?.closest('[data-stake-field]');
      if (field && box.contains(field)) keepInSight(field);
    });
  }, [totals]);
}
