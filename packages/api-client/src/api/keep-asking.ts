/**
 * Calls `ask` every `everyMs` while the page is visible, and at once when it becomes visible or the network returns.
 * For state that changes without notification. Returns a function that stops it.
 */
export function keepAsking(ask: () => void, everyMs: number): () => void {
  const look = () => {
    if (!document.hidden) ask();
  };
  const timer = setInterval(look, everyMs);
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
