/** How long a page that is gone back to may take to become as long as it was. */
const patienceMs = 5_000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, again whenever the page grows, until it is reached or the visitor moves by themselves. Then calls
 * `onEnd`. Returns its own undo.
 */
export function returnTo(place: number, onEnd: () => void): () => void {
  const begun = performance.now();
  const stop = () => {
    grown.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
    onEnd();
  };
  const grown = new ResizeObserver(() => {
    if (performance.now() - begun < patienceMs) window.scrollTo(0, place);
    else stop();
    if (Math.abs(window.scrollY - place) < 1) stop();
  });
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  // Called with the size at once, and then with every change of it.
  grown.observe(document.body);
  return stop;
}
