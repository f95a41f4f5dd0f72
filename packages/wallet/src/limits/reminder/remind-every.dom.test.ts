import { endSession, startSession } from '@lobby/api/session';
import { removePersonalItems } from '@lobby/api/storage';
import { minute } from '@lobby/calendar';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remindEvery } from './remind-every.ts';
import { reminderAnswered } from './reminder-mark.ts';

const since = 1_795_000_000_000;
const ends: (() => void)[] = [];
let seen: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: since });
  startSession({ token: 't', userId: 'u1' });
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  reminderAnswered();
  removePersonalItems();
  endSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab that reminds, and is answered. */
function tab(minutes = 30, answer = reminderAnswered) {
  const remind = vi.fn(answer);
  ends.push(remindEvery({ since, minutes, now: Date.now, remind }));
  return remind;
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

it('reminds after each interval of the session', async () => {
  const remind = tab();
  await pass(29);
  expect(remind).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(remind).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(remind).toHaveBeenCalledTimes(3);
});

it('reminds in one of two tabs', async () => {
  const [one, two] = [tab(), tab()];
  await pass(30);
  expect(one.mock.calls.length + two.mock.calls.length).toBe(1);
});

it('in a tab that is not seen, reminds once it is seen', async () => {
  const remind = tab();
  await pass(1);
  seen = 'hidden';
  await pass(70);
  expect(remind).not.toHaveBeenCalled();
  seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(remind).toHaveBeenCalledTimes(1);
});

it('after a reload, reminds of an interval that ended meanwhile', async () => {
  tab();
  await pass(10);
  ends.splice(0)[0]?.();
  await pass(25);
  const remind = tab();
  await pass(0);
  expect(remind).toHaveBeenCalledTimes(1);
});

it('a reminder that was not answered stands again after a reload, until it is', async () => {
  const first = tab(30, () => {});
  await pass(30);
  expect(first).toHaveBeenCalledTimes(1);
  ends.splice(0)[0]?.();
  const again = tab();
  await pass(0);
  expect(again).toHaveBeenCalledTimes(1);
  ends.splice(0)[0]?.();
  const later = tab();
  await pass(0);
  expect(later).not.toHaveBeenCalled();
});

it('an interval that is chosen in the middle of a session reminds when its next one is over', async () => {
  tab();
  await pass(50);
  ends.splice(0)[0]?.();
  const remind = tab(15);
  await pass(9);
  expect(remind).not.toHaveBeenCalled();
  await pass(1);
  expect(remind).toHaveBeenCalledTimes(1);
});
