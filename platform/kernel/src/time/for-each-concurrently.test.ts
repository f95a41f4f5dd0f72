import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** Lets everything go on that waits for nothing but its turn. */
const turns = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

it('has as many in hand as it may, and the next where one has ended', async () => {
  const ends = new Map<number, () => void>();
  const begun: number[] = [];
  const done = forEachConcurrently([1, 2, 3, 4, 5], 2, item => {
    begun.push(item);
    return new Promise(resolve => ends.set(item, resolve));
  });
  await turns();
  expect(begun).toEqual([1, 2]);
  for (const item of [2, 3, 4]) {
    ends.get(item)?.();
    await turns();
  }
  // The first one hangs, and holds up no other.
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  ends.get(1)?.();
  ends.get(5)?.();
  await done;
});

it('does the others when some fail, and fails after the last with what they failed with', async () => {
  const done: number[] = [];
  const work = (bad: readonly number[]) =>
    forEachConcurrently([1, 2, 3, 4], 2, async item => {
      if (bad.includes(item)) throw new Error(`no ${item}`);
      done.push(item);
    });
  await expect(work([1])).rejects.toThrow('no 1');
  await expect(work([1, 3])).rejects.toMatchObject({ errors: [new Error('no 1'), new Error('no 3')] });
  expect(done).toEqual([2, 3, 4, 2, 4]);
});

it('is done at once with nothing', async () => {
  await forEachConcurrently([], 16, () => Promise.reject(new Error('never')));
});
