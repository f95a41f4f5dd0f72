import { useEffect, useRef } from 'react';
import { type BackGuard, createBackGuard } from './back-guard.ts';
import { windowHistory } from './window-history.ts';

let guard: BackGuard | undefined;

/**
 * While `open`, the browser's back button closes this layer instead of leaving the page, the topmost first. Without
 * `leave` it cannot be closed that way. In a frame, which shares its history with the page around it, nothing is
 * done.
 */
export function useCloseOnBack(open: boolean, leave: (() => void) | undefined): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!open || window.top !== window) return;
    guard ??= createBackGuard(windowHistory);
    return guard.add(() => latest.current);
  }, [open]);
}
