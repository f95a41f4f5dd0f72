import { keyPressed } from '@lobby/ui-kit/key-press';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Closes something open when Escape is pressed or the visitor turns to another part of the page. `leave` closes it too:
 * the focus goes back to the button that opened it first, since what had it is about to go.
 */
export function useCloseOnLeave<E extends HTMLElement = HTMLElement>(
  open: boolean,
  close: () => void,
): { readonly frame: RefObject<E | null>; leave(): void } {
  const frame = useRef<E>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  const leave = useCallback(() => {
    if (frame.current?.contains(document.activeElement))
      frame.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    latest.current();
  }, []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => keyPressed(event) === 'Escape' && leave();
    const onTurn = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKey, { signal });
    for (const turn of ['pointerdown', 'focusin']) document.addEventListener(turn, onTurn, { signal });
    return () => listening.abort();
  }, [open, leave]);

  return { frame, leave };
}
