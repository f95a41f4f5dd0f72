import { expect, it } from 'vitest';
import { createFileRooms } from './index.js';

const callers = (count: number) => Array.from({ length: count }, (_, n) => `caller ${n}`);

it('gives one caller three places, and each again once it is returned', () => {
  const rooms = createFileRooms();
  const places = [rooms.take('a'), rooms.take('a'), rooms.take('a')];
  expect(rooms.take('a')).toBeUndefined();
  expect(rooms.take('b')).toBeDefined();
  for (const giveBack of [places[0], places[0]]) giveBack?.();
  expect(rooms.take('a')).toBeDefined();
  expect(rooms.take('a')).toBeUndefined();
});

it('gives eight places in all, and counts no refused one', () => {
  const rooms = createFileRooms();
  const places = callers(20).map(caller => rooms.take(caller));
  expect(places.filter(Boolean)).toHaveLength(8);
  for (const giveBack of places) giveBack?.();
  expect(callers(20).filter(caller => rooms.take(caller))).toHaveLength(8);
});
