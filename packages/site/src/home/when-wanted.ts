const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back at the visitor's first move, or after a while without one. Returns the undo. */
export function whenWanted(act: () => void, afterMs: number): () => void {
  const begin = () => {
    stop();
    act();
  };
  const timer = setTimeout(begin, afterMs);
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
  return stop;
}
