import { serverNow } from '@lobby/api';
import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';
import { useCountdown } from '@lobby/api/use-countdown';
import { useCallback, useState } from 'react';

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

/** How long the next code waits: the server sends the exact moment (docs/rules.md#codes-of-messages). */
export const RESEND_MS = 60_000;

/**
 * The countdown of a get-code button.
 * @param purpose what the code is for and for whom, e.g. "device:linqiao88": each counts by itself.
 * @returns the seconds left, and how to begin anew: `at` in ms of the server's clock.
 */
export function useResendCountdown(
  purpose: string,
): readonly [seconds: number, begin: (at?: number) => void] {
  const read = () => ({ purpose, at: readTimes()[purpose] });
  const [kept, keep] = useState(read);
  if (kept.purpose !== purpose) keep(read);
  const seconds = useCountdown(kept.at, { lasts: RESEND_MS });

  const begin = useCallback(
    (at = serverNow() + RESEND_MS) => {
      keepTime(purpose, at);
      keep({ purpose, at });
    },
    [purpose],
  );
  return [seconds, begin];
}
