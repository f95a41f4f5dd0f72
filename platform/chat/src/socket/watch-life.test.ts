import { closeCodes } from '@lobby/chat-socket/link';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_MS, LOGIN_MS, watchLife } from './watch-life.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(isIn: boolean) {
  const socket = { close: vi.fn(), terminate: vi.fn() };
  return { socket, life: watchLife(socket, () => isIn) };
}

it('a connection without a login is closed, one with a login stays', () => {
  const [stranger, member] = [watched(false), watched(true)];
  vi.advanceTimersByTime(LOGIN_MS);
  expect(stranger.socket.close).toHaveBeenCalledWith(closeCodes.misuse);
  expect(member.socket.close).not.toHaveBeenCalled();
});

it('a connection that says nothing is ended, and each sign of life keeps it', () => {
  const { socket, life } = watched(true);
  vi.advanceTimersByTime(IDLE_MS - 1);
  life.heard();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.terminate).toHaveBeenCalledOnce();
});

it('nothing is left of one that has ended', () => {
  const { socket, life } = watched(false);
  life.stop();
  vi.advanceTimersByTime(IDLE_MS);
  expect([socket.close, socket.terminate].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
