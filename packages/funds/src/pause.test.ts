import { day } from '@lobby/calendar';
import { expect, it } from 'vitest';
import { exclusionEndsAt, isPauseInForce, longerPause, type Pause, pauseWithExclusion } from './pause.ts';

const now = 100 * day;
const excluded = (until: number, endAskedAt: number | null = null): Pause => ({
  kind: 'exclusion',
  until,
  endAskedAt,
});
const timedOut = (until: number): Pause => ({ kind: 'time-out', until, endAskedAt: null });

it('a time-out ends with its term, an exclusion a day after its end was asked for', () => {
  expect([now - 1, now].map(at => isPauseInForce(timedOut(now), at))).toEqual([true, false]);
  expect(isPauseInForce(excluded(now), now + 365 * day)).toBe(true);
  expect(exclusionEndsAt(excluded(now))).toBeNull();
  const asked = excluded(now, now + 1);
  expect(exclusionEndsAt(asked)).toBe(now + 1 + day);
  expect([now + day, now + day + 1].map(at => isPauseInForce(asked, at))).toEqual([true, false]);
});

it('an exclusion begins for who is in no pause, with its end; a term that is over ends now', () => {
  expect(pauseWithExclusion(excluded(200 * day), undefined, now)).toEqual(excluded(200 * day));
  expect(pauseWithExclusion(excluded(99 * day, now - 1), undefined, now)).toEqual(excluded(now, now - 1));
});

it.each([
  ['an exclusion of a longer term', excluded(200 * day), excluded(300 * day)],
  ['the same exclusion', excluded(200 * day), excluded(200 * day)],
  ['an exclusion whose end nobody asked for', excluded(99 * day, now), excluded(99 * day)],
  ['a time-out that ends later', excluded(99 * day, now), timedOut(110 * day)],
])('%s stays as it is', (_, exclusion, current) => {
  expect(pauseWithExclusion(exclusion, current, now)).toBeUndefined();
});

it('one that stays longer takes its place and makes nothing shorter', () => {
  expect(pauseWithExclusion(excluded(200 * day), excluded(150 * day), now)).toEqual(excluded(200 * day));
  expect(pauseWithExclusion(excluded(99 * day), timedOut(110 * day), now)).toEqual(excluded(110 * day));
  const ending = excluded(99.5 * day, now - 1);
  expect(pauseWithExclusion(excluded(99 * day), ending, now)).toEqual(excluded(99.5 * day));
});

it('of two the one that ends later is longer, and one whose end nobody asked for longer than any', () => {
  expect(longerPause(excluded(90 * day, now), excluded(80 * day))).toEqual(excluded(80 * day));
  expect(longerPause(excluded(90 * day), excluded(80 * day))).toEqual(excluded(90 * day));
  expect(longerPause(excluded(90 * day, now - 1), excluded(80 * day, now))).toEqual(excluded(80 * day, now));
});
