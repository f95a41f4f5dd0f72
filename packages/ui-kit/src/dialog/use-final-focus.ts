import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: back to its opener, or, when the opener is gone by then as the login button
 * is after a login, to the main content of the page: to its first control, if it has one. For `finalFocus` of Base UI,
 * where true means the opener.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | true {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return useCallback(
    () => (opener.current?.isConnected ? true : (document.querySelector('main') ?? true)),
    [],
  );
}
