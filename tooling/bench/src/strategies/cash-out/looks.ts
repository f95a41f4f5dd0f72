import { matchSpan } from '@lobby/fixtures';
import { endsAt } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Look } from './sellers.ts';

const looksAnyTime = 8;
const looksAfterEvents = 4;

/** When a member looks at what is offered, until the first of the matches ends: first right after buying. */
export function looksFrom(
  matches: readonly TestMatch[],
  eventsOf: (match: TestMatch) => readonly number[],
  from: number,
  next: () => number,
): Pick<Look, 'at' | 'isAfterEvent'>[] {
  const end = Math.min(...matches.map(match => endsAt(match).full));
  const later = matches.flatMap(eventsOf).filter(at => at > from && at < end);
  const afterOne = () => {
    // Safe: asked for only where there is one.
    const at = later[Math.floor(next() * later.length)]!;
    return at + Math.floor(next() * matchSpan(matches[0]!, 2));
  };
  const events = Array.from({ length: Math.min(looksAfterEvents, later.length) }, afterOne);
  const anyTime = Array.from({ length: looksAnyTime }, () => Math.floor(from + next() * (end - from)));
  const times = [...anyTime, ...events].sort((one, other) => one - other);
  return [from + 1, ...times].map(at => ({ at, isAfterEvent: events.includes(at) }));
}
