import { serverNow } from '@lobby/api-client/endpoints';
import { useCallback, useEffect, useState } from 'react';

/** When the next code may be asked for, by what it is for; a dialog that is opened again goes on counting. */
const resendTimes = new Map<string, number>();

/** Specification, section 9; the platform tells the exact moment, this is for when it does not. */
export const RESEND_MS = 60_000;

/** Whole seconds until `at`, by the server's clock; 0 when it has passed. */
export function secondsUntil(at: number | undefined, nowMs: number): number {
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - nowMs) / 1000));
}

/**
 * The countdown of a get-code button.
 * @param purpose what the code is for and for whom, e.g. "device:linqiao88": each counts by itself.
 * @returns the seconds left, and how to begin anew: `at` in ms of the server's clock.
 */
export function useResendCountdown(
  purpose: string,
): readonly [seconds: number, begin: (at?: number) => void] {
  const [at, setAt] = useState(() => resendTimes.get(purpose));
  const [seconds, setSeconds] = useState(() => secondsUntil(at, serverNow()));

  useEffect(() => {
    const known = resendTimes.get(purpose);
    setAt(known);
    setSeconds(secondsUntil(known, serverNow()));
  }, [purpose]);

  useEffect(() => {
    if (secondsUntil(at, serverNow()) === 0) return;
    const tick = () => {
      const left = secondsUntil(at, serverNow());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [at]);

  const begin = useCallback(
    (next = serverNow() + RESEND_MS) => {
      resendTimes.set(purpose, next);
      setAt(next);
    },
    [purpose],
  );
  return [seconds, begin];
}
