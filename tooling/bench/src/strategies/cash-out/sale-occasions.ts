import { matchSpan } from '@lobby/fixtures';
import { endsAt } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { SaleOccasion } from './sale-strategies.ts';

const anyTimes = 8;
const timesAfterEvents = 4;

/** When a member may sell: right after buying first, then at random and after events, until one of the matches ends. */
export function saleTimes(
  matches: readonly TestMatch[],
  eventsOf: (match: TestMatch) => readonly number[],
  from: number,
  next: () => number,
): Pick<SaleOccasion, 'at' | 'isAfterEvent'>[] {
  const end = Math.min(...matches.map(match => endsAt(match).full));
  const later = matches.flatMap(eventsOf).filter(at => at > from && at < end);
  const afterOne = () => {
    // Safe: asked for only where there is one.
    const at = later[Math.floor(next() * later.length)]!;
    return at + Math.floor(next() * matchSpan(matches[0]!, 2));
  };
  const events = Array.from({ length: Math.min(timesAfterEvents, later.length) }, afterOne);
  const anyTime = Array.from({ length: anyTimes }, () => Math.floor(from + next() * (end - from)));
  const times = [...anyTime, ...events].sort((one, other) => one - other);
  return [from + 1, ...times].map(at => ({ at, isAfterEvent: events.includes(at) }));
}
