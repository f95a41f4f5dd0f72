import { expect, it } from 'vitest';
import { createFileBuffers } from './index.js';

const callers = (count: number) => Array.from({ length: count }, (_, n) => `caller ${n}`);

it('gives one caller three places, and each again once it is returned', () => {
  const buffers = createFileBuffers();
  const places = [buffers.take('a'), buffers.take('a'), buffers.take('a')];
  expect(buffers.take('a')).toBeUndefined();
  expect(buffers.take('b')).toBeDefined();
  for (const giveBack of [places[0], places[0]]) giveBack?.();
  expect(buffers.take('a')).toBeDefined();
  expect(buffers.take('a')).toBeUndefined();
});

it('gives eight places in all, and counts no refused one', () => {
  const buffers = createFileBuffers();
  const places = callers(20).map(caller => buffers.take(caller));
  expect(places.filter(Boolean)).toHaveLength(8);
  for (const giveBack of places) giveBack?.();
  expect(callers(20).filter(caller => buffers.take(caller))).toHaveLength(8);
});
