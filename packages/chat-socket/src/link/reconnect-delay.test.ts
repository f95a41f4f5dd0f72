import { expect, it } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';
import { MOST_RECONNECT_MS } from './timings.ts';

it('the first try comes after five seconds exactly, the next ones up to two later', () => {
  expect(reconnectDelay(1, 0.99)).toBe(5_000);
  expect([reconnectDelay(2, 0), reconnectDelay(7, 1)]).toEqual([5_000, 7_000]);
});

it('after many failures the time grows, up to a minute', () => {
  expect(reconnectDelay(8, 0)).toBe(7_500);
  expect(reconnectDelay(100, 1)).toBe(MOST_RECONNECT_MS);
});

it('a strict client tries every five seconds', () => {
  expect(reconnectDelay(100, 1, true)).toBe(5_000);
});
