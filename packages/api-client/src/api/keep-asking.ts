/**
 * Asks every `everyMs` while the page is looked at, and at once when it is shown again or the network returns.
 * For what may change without a word; begin it when there is something to learn. Returns its own undo.
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
