import { keyPressed } from '@lobby/ui-kit/key-press';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hallLinkOf } from './hall-links.ts';

/** How long a pointer or the focus rests on a link before its menu opens, ms: whoever passes by opens nothing. */
export const restMs = 160;
/** How long the way from a link into its menu may lead elsewhere, ms. */
export const leaveMs = 240;

const focusable = 'a[href], button:not([disabled])';

/**
 * The link of a hall that a pointer rests on, or the focus of a keyboard; it stays so while either is in its menu.
 * The down arrow leads into the menu, Tab through it and on to the next link, Escape closes it.
 */
export function useTurnedTo(header: HTMLElement, menu: () => HTMLElement | null) {
  const [link, setLink] = useState<HTMLAnchorElement>();
  const now = useRef<HTMLAnchorElement>(undefined);
  /** Was closed on purpose, and opens again once something else was turned to. */
  const refused = useRef<HTMLAnchorElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestMenu = useRef(menu);
  latestMenu.current = menu;

  const turnTo = useCallback((next: HTMLAnchorElement | undefined, afterMs = 0) => {
    clearTimeout(timer.current);
    const turn = () => {
      now.current = next;
      setLink(next);
    };
    if (afterMs === 0) turn();
    else timer.current = setTimeout(turn, afterMs);
  }, []);

  const close = useCallback(() => {
    refused.current = now.current;
    turnTo(undefined);
  }, [turnTo]);

  useEffect(() => {
    const within = (target: EventTarget | null) =>
      target instanceof Node && (latestMenu.current()?.contains(target) ?? false);

    /** Something in the header was turned to. */
    const onTurn = (target: EventTarget | null) => {
      const next = hallLinkOf(target);
      if (next !== refused.current) refused.current = undefined;
      else if (next) return;
      if (within(target) || (next && next === now.current)) return clearTimeout(timer.current);
      turnTo(next, next ? restMs : leaveMs);
    };
    const onOver = (event: PointerEvent) => event.pointerType !== 'touch' && onTurn(event.target);
    const onFocus = ({ target }: FocusEvent) => {
      const next = hallLinkOf(target);
      if (next ? next.matches(':focus-visible') : !within(target)) onTurn(target);
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !header.contains(relatedTarget)) turnTo(undefined);
    };
    const onPress = ({ target }: MouseEvent) => {
      if (!hallLinkOf(target)) return;
      refused.current = hallLinkOf(target);
      turnTo(undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      const panel = latestMenu.current();
      const key = keyPressed(event);
      const own = hallLinkOf(event.target);
      if (key === 'Escape' && now.current) {
        if (within(event.target)) now.current.focus();
        return close();
      }
      if (key === 'ArrowDown' && own) {
        event.preventDefault();
        refused.current = undefined;
        if (now.current === own) return panel?.focus();
        return turnTo(own);
      }
      if (key !== 'Tab' || !panel || !within(event.target)) return;
      const all = [...panel.querySelectorAll<HTMLElement>(focusable)];
      const isFirst = event.target === panel || event.target === all[0];
      const isLast = all.length === 0 || event.target === all.at(-1);
      if (!now.current || !(event.shiftKey ? isFirst : isLast)) return;
      event.preventDefault();
      // Back to the link, or on to what stands behind it.
      const around = [...header.querySelectorAll<HTMLElement>(focusable)].filter(
        element => !within(element) && element.checkVisibility(),
      );
      const at = around.indexOf(now.current);
      around[event.shiftKey ? at : at + 1]?.focus();
    };
    const onLeave = () => turnTo(undefined, leaveMs);
    const listening = new AbortController();
    const { signal } = listening;
    header.addEventListener('pointerover', onOver, { signal });
    header.addEventListener('pointerleave', onLeave, { signal });
    header.addEventListener('focusin', onFocus, { signal });
    header.addEventListener('focusout', onOut, { signal });
    header.addEventListener('click', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal });
    // The pointer may have rested there before any of this arrived.
    onTurn(header.querySelector('nav a:hover'));
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, [header, turnTo, close]);

  return { link, close };
}
