import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a stake field with its keys between the tabs and the totals, while it has the focus. */
export function keepInSight(field: Element): void {
  if (field.contains(document.activeElement)) field.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the box that scrolls the slip (`data-slip`) how high the totals are that cover its end, as `--totals`; the stake
 * field in use stays above them when they grow.
 */
export function useRoomForTotals(totals: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = totals.current?.closest<HTMLElement>('[data-slip]');
    if (!totals.current || !box) return;
    const grown = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      box.style.setProperty('--totals', `${Math.ceil(size?.blockSize ?? 0)}px`);
      const field = document.activeElement?.closest('[data-stake-field]');
      if (field && box.contains(field)) keepInSight(field);
    });
    grown.observe(totals.current);
    return () => grown.disconnect();
  }, [totals]);
}
