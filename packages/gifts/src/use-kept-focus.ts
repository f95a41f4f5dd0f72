import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a place whose button goes away when it has been used: whoever has no pointer would begin at the top
 * of the page again.
 * @param hasButton whether the button is there.
 * @returns what the element of the place is given.
 */
export function useKeptFocus<Place extends HTMLElement>(hasButton: boolean) {
  const ref = useRef<Place>(null);
  const held = useRef(false);
  // Removing an element fires no blur, so that `held` is still true.
  useLayoutEffect(() => {
    if (!hasButton && held.current && document.activeElement === document.body) ref.current?.focus();
  }, [hasButton]);
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<Place>) => {
      held.current = currentTarget.contains(relatedTarget);
    },
  };
}
