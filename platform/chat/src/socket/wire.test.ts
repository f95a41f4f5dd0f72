import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWire, GATHERED_MS, MOST_UNREAD, type Wire } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wire over a socket that records what each write holds. */
function recorded(bufferedAmount = 0) {
  const writes: string[][] = [];
  let corked: string[] = [];
  const socket = {
    ...{ bufferedAmount, readyState: 1 as const },
    send: vi.fn((frame: Buffer) => void corked.push(String(frame))),
    pong: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
  };
  const line = {
    cork: () => {
      corked = [];
    },
    uncork: () => void writes.push(corked),
  };
  const wire = createWire('a', socket, line);
  const gather = (...texts: string[]) => {
    for (const text of texts) wire.gather(Buffer.from(text));
  };
  return { socket, wire, writes, gather };
}

it('sends the first frame after a quiet time at once, and those of the next 50 ms in one write', () => {
  const { writes, gather } = recorded();
  gather('1', '2', '3');
  expect(writes).toEqual([['1']]);
  vi.advanceTimersByTime(GATHERED_MS - 1);
  gather('4');
  expect(writes).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(writes).toEqual([['1'], ['2', '3', '4']]);
  gather('5');
  vi.advanceTimersByTime(3 * GATHERED_MS);
  gather('6');
  expect(writes.slice(2)).toEqual([['5'], ['6']]);
  vi.advanceTimersByTime(GATHERED_MS);
  expect(vi.getTimerCount()).toBe(0);
});

it('answers at once, behind what was gathered before', () => {
  const { wire, writes, gather } = recorded();
  gather('1', '2');
  wire.send('answer');
  gather('3');
  vi.advanceTimersByTime(GATHERED_MS);
  expect(writes).toEqual([['1'], ['2', 'answer'], ['3']]);
});

it('that is closed sends what was gathered first, and nothing after it', () => {
  const { socket, wire, writes, gather } = recorded();
  gather('1', '2');
  wire.close(4001);
  Object.assign(socket, { readyState: 2 });
  gather('3');
  vi.advanceTimersByTime(GATHERED_MS);
  expect(writes).toEqual([['1'], ['2']]);
  expect(socket.close).toHaveBeenCalledWith(4001);
});

it.each([
  ['asks', (wire: Wire) => wire.send('answer')],
  ['pings', (wire: Wire) => wire.pong(Buffer.from('still here'))],
])('leaves a reader who %s and is too far behind', (_, answer) => {
  const { socket, wire } = recorded(MOST_UNREAD + 1);
  answer(wire);
  expect(socket.send).not.toHaveBeenCalled();
  expect(socket.pong).not.toHaveBeenCalled();
  expect(socket.terminate).toHaveBeenCalledOnce();
});
