import { day, minute } from '@lobby/calendar';
import { type Match, matchSpan } from '@lobby/fixtures';

/** The course before a match: its last day, at so many moments. */
const before = day;
const momentsBefore = 48;
/** In play every two minutes on the clock of the match; what is older than so many is left out. */
const stepInPlay = 120;
const mostMoments = 120;

/**
 * At which moments until `now` the prices of a match are told, oldest first, `now` not among them. They follow from the
 * match alone, so that the next answer has the same ones and those since. Pure.
 */
export function courseMoments(
  match: Pick<Match, 'createdAt' | 'kickoff' | 'speed'>,
  now: number,
): readonly number[] {
  const span = Math.max(0, Math.min(before, match.kickoff - match.createdAt));
  const step = Math.max(minute, Math.floor(span / momentsBefore));
  const early = Array.from({ length: Math.floor(span / step) }, (_, place) => match.kickoff - place * step);
  const stepLater = Math.max(1_000, matchSpan(match, stepInPlay));
  const played = Math.max(0, Math.ceil((now - match.kickoff) / stepLater) - 1);
  const later = Array.from(
    { length: Math.min(played, mostMoments) },
    (_, place) => match.kickoff + (played - place) * stepLater,
  );
  return [...early.reverse(), ...later.reverse()].filter(at => at < now).slice(-mostMoments);
}
