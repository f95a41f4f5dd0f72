import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when a dialog has closed and its opener is gone, as the login button after a login, or goes
 * later. Returns the callback for `onOpenChangeComplete`; the hook calls it for a dialog that is unmounted while open.
 */
export function useFocusKept(): () => void {
  useEffect(() => keepAfterDialog, []);
  return keepAfterDialog;
}

/**
 * For a part of a page whose content is replaced by a press in it: the focus goes to the first thing in its place.
 * @param selector of what it goes to instead.
 */
export function useFocusKeptIn<Part extends HTMLElement>(selector = focusable) {
  const part = useRef<Part>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    ref: part,
    onFocus({ target }: FocusEvent<Part>) {
      stop.current?.();
      stop.current = keepFocusFrom(target, () => part.current?.querySelector<HTMLElement>(selector));
    },
  };
}

const focusable = 'a[href], button, input:not([type=hidden], [hidden], [disabled]), textarea:not([disabled])';
const openDialog = '[role=dialog][data-open], [role=alertdialog][data-open]';

function keepAfterDialog(): void {
  // After Base UI, which returns the focus to an opener that is still there in a microtask.
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === body) focusContent();
    else if (activeElement) keepFocusFrom(activeElement, () => undefined);
  });
}

/** Watches what has the focus until something else has it; when it is taken away, the focus goes to `next`. */
function keepFocusFrom(element: Element, next: () => HTMLElement | null | undefined): () => void {
  const isGone = () => !element.isConnected || element.closest('[hidden]') !== null;
  const watcher = new MutationObserver(() => {
    if (!isGone()) return;
    stop();
    const isLost = () => [document.body, element].includes(document.activeElement as HTMLElement);
    if (!isLost()) return;
    next()?.focus({ preventScroll: true });
    if (isLost()) focusContent();
  });
  const left = () => requestAnimationFrame(() => !isGone() && stop());
  const stop = () => {
    watcher.disconnect();
    element.removeEventListener('blur', left);
  };
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  element.addEventListener('blur', left);
  return stop;
}

function focusContent(): void {
  // Behind an open dialog nothing is to be reached.
  const dialog = [...document.querySelectorAll<HTMLElement>(openDialog)].at(-1);
  if (!dialog) {
    document.querySelector('main')?.focus({ preventScroll: true });
    return;
  }
  const keep = () => document.activeElement === document.body && dialog.focus({ preventScroll: true });
  // By the second frame Base UI has given a dialog that just opens its first focus, which it keeps from one that has it.
  requestAnimationFrame(() => requestAnimationFrame(keep));
}
