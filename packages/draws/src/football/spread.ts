import type { FootballEvent } from './event.ts';

/** Goals of one half lie at least this many ms apart, and this far from its end. */
const margin = 45_000;
const minute = 60_000;

/** Keeps events in order, apart from each other, and clear of both whistles of a half of `minutes`. */
export function spread(events: readonly FootballEvent[], minutes: number): FootballEvent[] {
  const sorted = [...events].sort((one, two) => one.at - two.at);
  const gap = Math.min(margin, Math.floor(((minutes - 1) * minute) / (sorted.length + 1)));
  let latest = minutes * minute - margin;
  const beforeEnd = sorted.reverse().map(event => {
    const at = Math.min(event.at, latest);
    latest = at - gap;
    return { ...event, at };
  });
  // A crowd in the first minute was pushed before it; the earliest places are one gap apart as well.
  return beforeEnd
    .reverse()
    .map((event, place) => ({ ...event, at: Math.max(event.at, 6_000 + place * gap) }));
}
