/** Why a page wakes: it is seen again, the network came back, or the device slept with the page open. */
export type Wake = 'shown' | 'network' | 'slept';

const tickMs = 1_000;
/** A clock that is read every second and jumps this far was stopped in between, or stood for a busy page. */
const jumpMs = 5_000;

const listeners = new Set<(why: Wake) => void>();
let stop: (() => void) | undefined;

/**
 * Runs `listener` when the page wakes, and never while it is hidden. A page wakes when it is shown again, when the
 * network returns, and when the clock jumps, which is all that a sleeping laptop leaves to see. Returns the undo.
 */
export function onWake(listener: (why: Wake) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  listeners.add(listener);
  stop ??= watch();
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function watch(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const notify = (why: Wake) => {
    if (!document.hidden) for (const listener of [...listeners]) listener(why);
  };
  document.addEventListener('visibilitychange', () => notify('shown'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && notify('shown'), { signal });
  window.addEventListener('online', () => notify('network'), { signal });
  let before = Date.now();
  const timer = setInterval(() => {
    const passed = Date.now() - before;
    before += passed;
    if (passed >= jumpMs) notify('slept');
  }, tickMs);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
