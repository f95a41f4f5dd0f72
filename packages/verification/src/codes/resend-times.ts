import { serverNow } from '@lobby/api';
import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';
import { useCallback, useEffect, useState } from 'react';

/** When the next code may be requested, by purpose; a reopened dialog or page continues the countdown. */
const resendTimes = defineItem('resend-times', jsonCodec(isTimes));

type Times = Readonly<Record<string, number>>;

function isTimes(value: unknown): value is Times {
  return isRecord(value) && Object.values(value).every(Number.isFinite);
}

function readTimes(): Times {
  return tabStorage.readItem(resendTimes) ?? {};
}

/** Keeps a time, and lets those that have passed go. */
function keepTime(purpose: string, at: number): void {
  const live = Object.entries(readTimes()).filter(([, time]) => time > serverNow());
  tabStorage.writeItem(resendTimes, { ...Object.fromEntries(live), [purpose]: at });
}

/** The server sends the exact moment, this is the fallback (docs/rules.md#codes-of-messages). */
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
  const [at, setAt] = useState(() => readTimes()[purpose]);
  const [seconds, setSeconds] = useState(() => secondsUntil(at, serverNow()));

  useEffect(() => {
    const known = readTimes()[purpose];
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
      keepTime(purpose, next);
      setAt(next);
    },
    [purpose],
  );
  return [seconds, begin];
}
