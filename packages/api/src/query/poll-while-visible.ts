import { onWake } from '@lobby/api-client/wake';

/**
 * Calls `ask` every `everyMs` while the page is visible, and at once when it wakes (`onWake`).
 * For state that changes without notification. Returns a function that stops it.
 */
export function pollWhileVisible(ask: () => void, everyMs: number): () => void {
  const look = () => {
    if (!document.hidden) ask();
  };
  const timer = setInterval(look, everyMs);
  const stopWaking = onWake(ask);
  return () => {
    clearInterval(timer);
    stopWaking();
  };
}
