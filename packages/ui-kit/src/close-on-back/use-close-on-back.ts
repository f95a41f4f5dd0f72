import { useEffect, useRef } from 'react';
import { type BackGuard, createBackGuard, type PageHistory } from './back-guard.ts';

let guard: BackGuard | undefined;

/**
 * While `open`, the browser's back button closes this layer, the topmost first. Without `leave` it cannot; one that returns
 * true has gone one step back inside. In a frame, which shares its history with the page around it, nothing is done.
 */
export function useCloseOnBack(open: boolean, leave: (() => unknown) | undefined): void {
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

/** The history of this tab. What a router keeps in the state of an entry is kept in ours too: it is the same page. */
const windowHistory: PageHistory = {
  isGuarded: () => window.history.state?.dialog === true,
  push: () => window.history.pushState({ ...window.history.state, dialog: true }, ''),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
  onMoved: listener => window.addEventListener('popstate', listener),
  afterwards: work => void setTimeout(work),
};
