import { closeCodes } from '@lobby/chat-socket/link';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadInTurns } from './reload-in-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const some = (count: number) => Array.from({ length: count }, () => ({ close: vi.fn() }));
const closed = (sockets: ReturnType<typeof some>) =>
  sockets.filter(({ close }) => close.mock.calls.length > 0).length;

it('tells every connection once to come back, twenty in a tenth of a second, whatever is told meanwhile', () => {
  const sockets = some(50);
  const turns = reloadInTurns<{ close(code: number): void }>();
  turns.reload(sockets);
  expect(closed(sockets)).toBe(20);
  turns.reload(sockets.slice(20));
  vi.advanceTimersByTime(100);
  expect(closed(sockets)).toBe(40);
  vi.advanceTimersByTime(1_000);
  for (const { close } of sockets) expect(close.mock.calls).toEqual([[closeCodes.reload]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('that is stopped closes no more', () => {
  const sockets = some(50);
  const turns = reloadInTurns<{ close(code: number): void }>();
  turns.reload(sockets);
  turns.stop();
  vi.advanceTimersByTime(1_000);
  expect(closed(sockets)).toBe(20);
});
