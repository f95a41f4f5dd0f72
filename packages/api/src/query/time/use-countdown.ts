import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { serverNow } from '../configure.ts';

interface Countdown {
  /** How long the whole of it is, ms: it begins at no more, although this page's estimate of the time may be behind. */
  readonly lasts?: number | undefined;
  /** The clock that `until` is read on; the server's unless said otherwise. */
  readonly now?: () => number;
  /** Called once when none are left. */
  readonly onEnd?: (() => void) | undefined;
}

/** Whole seconds until an instant, of a wait that lasts `lasts` ms; 0 once it has passed. */
export function secondsUntil(until: number, now: number, lasts = Number.POSITIVE_INFINITY): number {
  return Math.max(0, Math.ceil(Math.min(until - now, lasts) / 1000));
}

/** The one countdown of the sites: whole seconds until an instant, counted down to 0; 0 without one. */
export function useCountdown(
  until: number | undefined,
  { lasts, now = serverNow, onEnd }: Countdown = {},
): number {
  const left = () => (until === undefined ? 0 : secondsUntil(until, now(), lasts));
  const subscribe = useCallback(
    (notify: () => void) => {
      if (until === undefined) return () => {};
      const timer = setInterval(() => {
        notify();
        if (now() >= until) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [until, now],
  );
  const seconds = useSyncExternalStore(subscribe, left);
  const isOver = until !== undefined && seconds === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isOver) end.current?.();
  }, [isOver]);
  return seconds;
}

// A second that is shown late is shown short; a quarter of one is not seen.
const tickMs = 250;
