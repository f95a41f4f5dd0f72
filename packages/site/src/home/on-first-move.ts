const signs = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Calls back at the visitor's first move. Returns the undo. */
export function onFirstMove(act: () => void): () => void {
  const begin = () => {
    stop();
    act();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
  };
  for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
  return stop;
}
