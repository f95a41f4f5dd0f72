import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, readSession, startSession, subscribeSession } from '../session/page-session.ts';
import { loggedOut } from '../session/session-events.ts';
import { watchSession } from './watch-session.ts';

const dispatch = vi.fn();
let undo: () => void;

beforeEach(() => {
  dispatch.mockClear();
  startSession({ token: 't', userId: 'u' });
  undo = watchSession(dispatch);
});
afterEach(() => {
  undo();
  endSession();
});

/** The page is drawn again: from the back/forward cache, or for the first time. */
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** As another tab does while this page is put aside: nobody is told. */
function logOutUnheard(): void {
  for (const key of Object.keys({ ...localStorage })) localStorage.removeItem(key);
}

it('a page from the back/forward cache is a visitor’s when the member logged out meanwhile', () => {
  const seen: unknown[] = [];
  const stop = subscribeSession(() => seen.push(readSession()));
  logOutUnheard();
  expect(dispatch).not.toHaveBeenCalled();
  show(true);
  expect(dispatch).toHaveBeenLastCalledWith(loggedOut());
  expect(dispatch).toHaveBeenCalledTimes(2);
  expect(seen).toEqual([undefined]);
  stop();
});

it('a page that comes back with its member, or is new, stays as it is', () => {
  show(true);
  show(false);
  logOutUnheard();
  show(false);
  expect(dispatch).not.toHaveBeenCalled();
});
