import { manualClock } from '@lobby/platform-kernel/time/clock';
import { expect, it, vi } from 'vitest';
import { createKept } from './kept.ts';

const opened = () => {
  const clock = manualClock(1_000_000);
  let reads = 0;
  const read = vi.fn(async () => (reads += 1));
  return { clock, read, kept: createKept<number>(clock) };
};

it('what was read is answered for five seconds, by its name, and then read again', async () => {
  const { clock, read, kept } = opened();
  expect([await kept.read('a', read), await kept.read('a', read), await kept.read('b', read)]).toEqual([
    1, 1, 2,
  ]);
  clock.advance(4_999);
  expect(await kept.read('a', read)).toBe(1);
  clock.advance(1);
  expect(await kept.read('a', read)).toBe(3);
});

it('what could not be read is read again with the next question', async () => {
  const { read, kept } = opened();
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(kept.read('a', read)).rejects.toThrow('no database');
  expect(await kept.read('a', read)).toBe(1);
});

it('a hundred names are remembered, the oldest is forgotten', async () => {
  const { read, kept } = opened();
  for (let n = 0; n <= 100; n += 1) await kept.read(String(n), read);
  await kept.read('100', read);
  expect(read).toHaveBeenCalledTimes(101);
  await kept.read('0', read);
  expect(read).toHaveBeenCalledTimes(102);
});
