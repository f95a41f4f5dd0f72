import { type RefObject, useEffect, useRef } from 'react';

/** Closes something open when Escape is pressed or the visitor turns to another part of the page. */
export function useCloseOnLeave<E extends HTMLElement = HTMLElement>(
  open: boolean,
  close: () => void,
): RefObject<E | null> {
  const frame = useRef<E>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    const onTurn = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onTurn);
    document.addEventListener('focusin', onTurn);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onTurn);
      document.removeEventListener('focusin', onTurn);
    };
  }, [open]);

  return frame;
}
