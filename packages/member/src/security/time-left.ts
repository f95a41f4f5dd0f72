const minuteMs = 60_000;

/** Whole hours and minutes until an instant, rounded up to the minute; undefined once it has passed. All in ms. */
export function timeLeft(
  until: number,
  now: number,
): { readonly hours: number; readonly minutes: number } | undefined {
  const minutes = Math.ceil((until - now) / minuteMs);
  return minutes > 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : undefined;
}
