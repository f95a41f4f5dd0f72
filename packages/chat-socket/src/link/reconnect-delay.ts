import { JITTER_MS, MOST_RECONNECT_MS, PATIENT_FAILURES, RECONNECT_MS } from './timings.ts';

/**
 * How long to wait until the next try, ms (docs/rules.md#chat).
 * @param failures in a row, from 1 on.
 * @param draw from 0 to 1.
 * @param isStrict the same time after each failure.
 */
export function reconnectDelay(failures: number, draw: number, isStrict = false): number {
  if (isStrict || failures <= 1) return RECONNECT_MS;
  const grown = RECONNECT_MS * 1.5 ** Math.max(0, failures - PATIENT_FAILURES);
  return Math.min(MOST_RECONNECT_MS, Math.round(grown + draw * JITTER_MS));
}
