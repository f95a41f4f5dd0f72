/** Why a page wakes: it is seen again, the network came back, or the device slept with the page open. */
export type Wake = 'shown' | 'network' | 'slept';

const tickMs = 1_000;
/** A clock that is read every second and jumps this far was stopped in between, or stood for a busy page. */
const jumpMs = 5_000;

const sleepers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Runs `listener` when the page wakes, and never while it is hidden: with `visibilitychange`, with `pageshow` out of the
 * browser's cache, with `online`, and with a jump of the clock, since a laptop that slept tells nothing else. Returns
 * the undo.
 */
export function onWake(listener: (why: Wake) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const wake = (why: Wake) => {
    if (!document.hidden) listener(why);
  };
  const slept = () => wake('slept');
  document.addEventListener('visibilitychange', () => wake('shown'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake('shown'), { signal });
  window.addEventListener('online', () => wake('network'), { signal });
  sleepers.add(slept);
  timer ??= watchClock();
  return () => {
    listening.abort();
    sleepers.delete(slept);
    if (sleepers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function watchClock(): ReturnType<typeof setInterval> {
  let before = Date.now();
  return setInterval(() => {
    const now = Date.now();
    const hasJumped = now - before >= jumpMs;
    before = now;
    if (hasJumped) for (const slept of [...sleepers]) slept();
  }, tickMs);
}
